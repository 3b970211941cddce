import { HALO_REACH, LIGHT_REACH, MOON_LOOK, MOON_PICTURE_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { mixRgb } from '../lib/contrast.ts'
import { toHex } from '../lib/rgb.ts'
import { palette as sitePalette } from '../site/theme.ts'
import { haloLean, haloLight } from './halo.ts'
import { illuminatedFraction, visiblePhase } from './moonPhase.ts'
import { type MoonPictures, moonPictures } from './moonPictures.ts'

interface StillMoonProps {
  readonly phase: number
  readonly tilt?: number
  readonly palette?: Palette
  readonly pictures?: MoonPictures
}

/** Stops of gradients, disc radii, so that they approximate the shader's curves. */
const HALO_STOPS = [1, 1.03, 1.07, 1.12, 1.2, 1.3, 1.45, 1.6, 1.8, 2.1, HALO_REACH]
const WARMTH_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1]

/**
 * The moon in its phase without WebGL: the same layers as the live moon, from pictures that the live moon's shader has drawn.
 *
 * @param phase [0, 1): 0 new, 0.5 full
 * @param tilt the moon's rotation, counterclockwise, rad: half a turn in the south
 * @param pictures addresses of the moon's pictures; by default those of the site
 */
export function StillMoon({
  phase,
  tilt = 0,
  palette = sitePalette,
  pictures = moonPictures(phase),
}: StillMoonProps) {
  const drawnPhase = visiblePhase(phase)
  const lit = illuminatedFraction(drawnPhase)
  return (
    <svg
      viewBox={`${-HALO_REACH} ${-HALO_REACH} ${MOON_PICTURE_RADII} ${MOON_PICTURE_RADII}`}
      aria-hidden="true"
    >
      <defs>
        <MoonGradients lit={lit} isWaxing={drawnPhase < 0.5} palette={palette} />
        <clipPath id="moon-disc">
          <circle r="1" />
        </clipPath>
        <LightMask id="moon-sunlight" url={pictures.sunlight} />
        <LightMask id="moon-earthlight" url={pictures.earthlight} />
        <mask id="moon-lean">
          <rect {...square(HALO_REACH)} fill="url(#moon-lean-light)" />
        </mask>
      </defs>
      <g transform={tilt ? `rotate(${((-tilt * 180) / Math.PI).toFixed(1)})` : undefined}>
        <circle r={HALO_REACH} fill="url(#moon-halo)" mask="url(#moon-lean)" />
        <g clipPath="url(#moon-disc)">
          {/* Until the pictures load, this is a dark moon in its halo and not an empty ball. */}
          <circle r="1" fill={toHex(palette.moonNight)} />
          <rect
            {...square(LIGHT_REACH)}
            fill={toHex(palette.earthlit)}
            opacity={MOON_LOOK.EARTHSHINE * (1 - MOON_LOOK.EARTHSHINE_LOST * lit)}
            mask="url(#moon-earthlight)"
          />
          <rect {...square(LIGHT_REACH)} fill="url(#moon-sunlit)" mask="url(#moon-sunlight)" />
        </g>
      </g>
    </svg>
  )
}

/** A square around the disc's middle. @param reach half its width, disc radii */
const square = (reach: number) => ({ x: -reach, y: -reach, width: 2 * reach, height: 2 * reach })

function LightMask({ id, url }: { id: string; url: string }) {
  return (
    <mask id={id}>
      <image href={url} {...square(LIGHT_REACH)} preserveAspectRatio="none" />
    </mask>
  )
}

interface MoonGradientsProps {
  /** The part of the disc that is lit, [0, 1]. */
  readonly lit: number
  readonly isWaxing: boolean
  readonly palette: Palette
}

function MoonGradients({ lit, isWaxing, palette }: MoonGradientsProps) {
  const lean = haloLean(lit)
  const centre = { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0 } as const
  const brightSide = isWaxing ? 1 : -1
  const warmAt = (radius: number) =>
    mixRgb(palette.sunlit, palette.moonTint, MOON_LOOK.WARMTH * (1 - radius ** 2))
  return (
    <>
      <radialGradient id="moon-halo" {...centre} r={HALO_REACH}>
        {HALO_STOPS.map((radius) => (
          <stop
            key={radius}
            offset={radius / HALO_REACH}
            stopColor={toHex(palette.halo)}
            stopOpacity={haloLight(radius, lit) * (1 + lean)}
          />
        ))}
      </radialGradient>
      <linearGradient
        id="moon-lean-light"
        gradientUnits="userSpaceOnUse"
        x1={-brightSide * HALO_REACH}
        x2={brightSide * HALO_REACH}
        y1="0"
        y2="0"
      >
        <stop stopColor="#fff" stopOpacity={(1 - lean) / (1 + lean)} />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <radialGradient id="moon-sunlit" {...centre} r="1">
        {WARMTH_STOPS.map((radius) => (
          <stop key={radius} offset={radius} stopColor={toHex(warmAt(radius))} />
        ))}
      </radialGradient>
    </>
  )
}
