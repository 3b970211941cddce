import { ECLIPSE_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { mix } from '../lib/contrast.ts'
import { smoothstep } from '../lib/easing.ts'
import { type Rgb, toHex } from '../lib/rgb.ts'
import coronaUrl from './corona.webp'
import prominencesUrl from './prominences.webp?no-inline'

const REACH = ECLIPSE_RADII / 2
/** The corona's colour turns between these distances, disc radii, as in the shader of the live eclipse. */
const OUTER_FROM = 1.05
const OUTER_TO = 2.6
/** A gradient is straight between its stops; with these it follows the shader's curve. */
const OUTER_STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => OUTER_FROM + share * (OUTER_TO - OUTER_FROM))

function colourAt(radius: number, { corona, coronaOuter }: Palette): Rgb {
  return mix(corona, coronaOuter, smoothstep(OUTER_FROM, OUTER_TO, radius))
}

/**
 * The eclipse without WebGL. Its light is two pictures that the shader of the live one has drawn (`npm run sky-textures`),
 * used as masks over the theme's colours, so that the live eclipse takes over without a visible change.
 */
export function StillEclipse({ palette }: { palette: Palette }) {
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${ECLIPSE_RADII} ${ECLIPSE_RADII}`} aria-hidden="true">
      <defs>
        <radialGradient id="eclipse-colours" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={REACH}>
          <stop offset={1 / REACH} stopColor={toHex(palette.earthlit)} />
          <stop offset={1 / REACH} stopColor={toHex(palette.corona)} />
          {OUTER_STOPS.map((radius) => (
            <stop key={radius} offset={radius / REACH} stopColor={toHex(colourAt(radius, palette))} />
          ))}
        </radialGradient>
        <LightMask id="eclipse-corona" url={coronaUrl} />
        <LightMask id="eclipse-prominences" url={prominencesUrl} />
      </defs>
      <circle r="1" />
      <Light mask="eclipse-corona" fill="url(#eclipse-colours)" />
      <Light mask="eclipse-prominences" fill={toHex(palette.prominence)} />
    </svg>
  )
}

function LightMask({ id, url }: { id: string; url: string }) {
  return (
    <mask id={id}>
      <image href={url} x={-REACH} y={-REACH} width={ECLIPSE_RADII} height={ECLIPSE_RADII} />
    </mask>
  )
}

function Light({ mask, fill }: { mask: string; fill: string }) {
  const url = `url(#${mask})`
  return (
    <g mask={url}>
      <rect x={-REACH} y={-REACH} width={ECLIPSE_RADII} height={ECLIPSE_RADII} fill={fill} mask={url} />
    </g>
  )
}
