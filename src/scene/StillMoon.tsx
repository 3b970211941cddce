import { MOON_PICTURE_RADII, STILL_HALO_REACH } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { toHex } from '../lib/rgb.ts'
import { palette as sitePalette } from '../site/theme.ts'
import moonUrl from './moon.webp'
import { illuminatedFraction, litPath, visiblePhase } from './moonPhase.ts'
import type { Hemisphere } from './moonTonight.ts'

interface StillMoonProps {
  readonly phase: number
  readonly hemisphere?: Hemisphere
  readonly palette?: Palette
  readonly surfaceUrl?: string
}

/**
 * The moon in its phase without WebGL: the same surface, its terminator softened, its halo around it.
 *
 * @param phase [0, 1): 0 new, 0.5 full
 * @param hemisphere where it is seen from: the south sees it the other way up
 * @param surfaceUrl the moon's picture, where the page's own address of it does not reach
 */
export function StillMoon({
  phase,
  hemisphere = 'north',
  palette = sitePalette,
  surfaceUrl = moonUrl,
}: StillMoonProps) {
  const seen = visiblePhase(phase)
  const lit = illuminatedFraction(seen)
  return (
    <svg
      viewBox={`${-STILL_HALO_REACH} ${-STILL_HALO_REACH} ${MOON_PICTURE_RADII} ${MOON_PICTURE_RADII}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="moon-halo">
          <stop offset="0.28" stopColor={toHex(palette.halo)} stopOpacity={0.06 + 0.22 * lit} />
          <stop offset="0.42" stopColor={toHex(palette.halo)} stopOpacity={0.03 + 0.09 * lit} />
          <stop offset="1" stopColor={toHex(palette.halo)} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="moon-limb">
          <stop offset="0.7" stopColor={toHex(palette.void)} stopOpacity="0" />
          <stop offset="1" stopColor={toHex(palette.void)} stopOpacity="0.34" />
        </radialGradient>
        <filter id="moon-terminator" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="0.035" />
        </filter>
        <clipPath id="moon-disc">
          <circle r="1" />
        </clipPath>
        <mask id="moon-lit" maskUnits="userSpaceOnUse" x="-1" y="-1" width="2" height="2">
          <path d={litPath(seen)} fill="#fff" filter="url(#moon-terminator)" />
        </mask>
      </defs>
      <circle r={STILL_HALO_REACH} fill="url(#moon-halo)" />
      <g clipPath="url(#moon-disc)" transform={hemisphere === 'south' ? 'rotate(180)' : undefined}>
        {/* Until the surface comes, a dark moon in its halo rather than a grey ball without a face. */}
        <circle r="1" fill={toHex(palette.moonGround)} />
        <g opacity={0.1 * (1 - lit * 0.7)}>
          <MoonSurface url={surfaceUrl} />
        </g>
        <g mask="url(#moon-lit)">
          <MoonSurface url={surfaceUrl} />
          <circle r="1" fill={toHex(palette.moonTint)} opacity="0.1" />
        </g>
        <circle r="1" fill="url(#moon-limb)" />
      </g>
    </svg>
  )
}

export function fetchMoonSurface(): void {
  new Image().src = moonUrl
}

/** The left half of the surface's picture: the right one is its relief. */
function MoonSurface({ url }: { url: string }) {
  return (
    <svg x="-1" y="-1" width="2" height="2" viewBox="0 0 1 1" aria-hidden="true">
      <image href={url} width="2" height="1" preserveAspectRatio="none" />
    </svg>
  )
}
