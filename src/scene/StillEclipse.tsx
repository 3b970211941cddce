import { ECLIPSE_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { mixRgb } from '../lib/contrast.ts'
import { smoothstep } from '../lib/easing.ts'
import { type Rgb, toHex } from '../lib/rgb.ts'
import coronaUrl from './corona.webp'
import prominencesUrl from './prominences.webp?no-inline'

/** Half the width of the picture with the corona, disc radii. */
const REACH = ECLIPSE_RADII / 2
/**
 * The end of the disc's black, disc radii, as in the shader of the live eclipse. There is no light at this radius, so
 * the step between two colours is invisible.
 */
const RING_FROM = 0.99
/** Half the width of the square that contains the prominences, disc radii. */
const PROMINENCE_REACH = 1.1
/** The corona's colour changes between these distances, disc radii, as in the shader of the live eclipse. */
const OUTER_FROM = 1.05
const OUTER_TO = 2.6
/** Stops of a gradient, so that it approximates the shader's curve. */
const OUTER_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
  (fraction) => OUTER_FROM + fraction * (OUTER_TO - OUTER_FROM),
)

/** A square around the disc's middle. @param reach half its width, disc radii */
const square = (reach: number) => ({ x: -reach, y: -reach, width: 2 * reach, height: 2 * reach })

function colourAt(radius: number, { corona, coronaOuter }: Palette): Rgb {
  return mixRgb(corona, coronaOuter, smoothstep(OUTER_FROM, OUTER_TO, radius))
}

/**
 * The eclipse without WebGL. Its light is in two pictures from the shader of the live eclipse (`npm run sky-textures`).
 * They are masks over the theme's colours. So the live eclipse can replace this one without a visible change.
 */
export function StillEclipse({ palette }: { palette: Palette }) {
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${ECLIPSE_RADII} ${ECLIPSE_RADII}`} aria-hidden="true">
      <defs>
        <radialGradient id="eclipse-colours" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={REACH}>
          <stop offset={RING_FROM / REACH} stopColor={toHex(palette.earthlit)} />
          <stop offset={RING_FROM / REACH} stopColor={toHex(palette.corona)} />
          {OUTER_STOPS.map((radius) => (
            <stop key={radius} offset={radius / REACH} stopColor={toHex(colourAt(radius, palette))} />
          ))}
        </radialGradient>
        <LightMask id="eclipse-corona" url={coronaUrl} />
        <LightMask id="eclipse-prominences" url={prominencesUrl} />
      </defs>
      <circle r="1" />
      {/* Applied twice, because the picture contains the square root of the light. */}
      <g mask="url(#eclipse-corona)">
        <rect {...square(REACH)} fill="url(#eclipse-colours)" mask="url(#eclipse-corona)" />
      </g>
      <rect {...square(PROMINENCE_REACH)} fill={toHex(palette.prominence)} mask="url(#eclipse-prominences)" />
    </svg>
  )
}

function LightMask({ id, url }: { id: string; url: string }) {
  return (
    <mask id={id}>
      <image href={url} {...square(REACH)} />
    </mask>
  )
}
