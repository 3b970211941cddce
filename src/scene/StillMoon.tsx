import { HALO_RADIUS, LIGHT_HALF_WIDTH, MOON_LOOK, MOON_PICTURE_WIDTH_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { mixRgb, toHex } from '../lib/rgb.ts'
import { palette as sitePalette } from '../site/theme.ts'
import { haloAsymmetry, haloLight } from './halo.ts'
import { LightMask, square } from './LightMask.tsx'
import { illuminatedFraction, visiblePhase } from './moonPhase.ts'
import { type MoonPictures, moonPictures } from './moonPictures.ts'

interface StillMoonProps {
  /** [0, 1]: 0 and 1 new, 0.5 full. */
  readonly phase: number
  /** The moon's rotation, counterclockwise, rad. */
  readonly tilt?: number
  readonly palette?: Palette
  readonly pictures?: MoonPictures
}

/** Radii of the gradients' stops, disc radii: enough to approximate the shader's curves. */
const HALO_STOPS = [1, 1.03, 1.07, 1.12, 1.2, 1.3, 1.45, 1.6, 1.8, 2.1, HALO_RADIUS]
const WARMTH_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** The moon without WebGL. `npm run tool -- sky-textures` makes its pictures with the shader of the live moon. */
export function StillMoon({
  phase,
  tilt = 0,
  palette = sitePalette,
  pictures = moonPictures(phase),
}: StillMoonProps) {
  const drawnPhase = visiblePhase(phase)
  const litFraction = illuminatedFraction(drawnPhase)
  return (
    <svg
      viewBox={`${-HALO_RADIUS} ${-HALO_RADIUS} ${MOON_PICTURE_WIDTH_RADII} ${MOON_PICTURE_WIDTH_RADII}`}
      aria-hidden="true"
    >
      <defs>
        <MoonGradients litFraction={litFraction} isWaxing={drawnPhase < 0.5} palette={palette} />
        <clipPath id="moon-disc">
          <circle r="1" />
        </clipPath>
        <LightMask id="moon-sunlight" url={pictures.sunlight} halfWidth={LIGHT_HALF_WIDTH} />
        <LightMask id="moon-earthlight" url={pictures.earthlight} halfWidth={LIGHT_HALF_WIDTH} />
        {/* Dims the halo on the side of the dark limb. */}
        <mask id="moon-halo-mask">
          <rect {...square(HALO_RADIUS)} fill="url(#moon-halo-side)" />
        </mask>
      </defs>
      <g transform={tilt ? `rotate(${((-tilt * 180) / Math.PI).toFixed(1)})` : undefined}>
        <circle r={HALO_RADIUS} fill="url(#moon-halo)" mask="url(#moon-halo-mask)" />
        <g clipPath="url(#moon-disc)">
          {/* The dark side, below both lights. Until their pictures load, the whole disc is dark. */}
          <circle r="1" fill={toHex(palette.moonNight)} />
          <rect
            {...square(LIGHT_HALF_WIDTH)}
            fill={toHex(palette.earthlit)}
            opacity={MOON_LOOK.EARTHSHINE * (1 - MOON_LOOK.EARTHSHINE_LOST * litFraction)}
            mask="url(#moon-earthlight)"
          />
          <rect {...square(LIGHT_HALF_WIDTH)} fill="url(#moon-sunlit)" mask="url(#moon-sunlight)" />
        </g>
      </g>
    </svg>
  )
}

interface MoonGradientsProps {
  readonly litFraction: number
  readonly isWaxing: boolean
  readonly palette: Palette
}

function MoonGradients({ litFraction, isWaxing, palette }: MoonGradientsProps) {
  const asymmetry = haloAsymmetry(litFraction)
  const [brightSideLight, darkSideLight] = [1 + asymmetry, 1 - asymmetry]
  const centre = { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0 } as const
  const brightSide = isWaxing ? 1 : -1
  const sunlitColour = (radius: number) =>
    mixRgb(palette.sunlit, palette.moonTint, MOON_LOOK.WARMTH * (1 - radius ** 2))
  return (
    <>
      <radialGradient id="moon-halo" {...centre} r={HALO_RADIUS}>
        {HALO_STOPS.map((radius) => (
          <stop
            key={radius}
            offset={radius / HALO_RADIUS}
            stopColor={toHex(palette.halo)}
            stopOpacity={haloLight(radius, litFraction) * brightSideLight}
          />
        ))}
      </radialGradient>
      <linearGradient
        id="moon-halo-side"
        gradientUnits="userSpaceOnUse"
        x1={-brightSide * HALO_RADIUS}
        x2={brightSide * HALO_RADIUS}
        y1="0"
        y2="0"
      >
        <stop stopColor="#fff" stopOpacity={darkSideLight / brightSideLight} />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <radialGradient id="moon-sunlit" {...centre} r="1">
        {WARMTH_STOPS.map((radius) => (
          <stop key={radius} offset={radius} stopColor={toHex(sunlitColour(radius))} />
        ))}
      </radialGradient>
    </>
  )
}
