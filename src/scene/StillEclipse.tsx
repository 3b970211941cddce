import { ECLIPSE_WIDTH_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { toHex } from '../lib/rgb.ts'
import coronaUrl from './corona.webp'
import { LightMask, square } from './LightMask.tsx'
import styles from './Scene.module.css'
import { AXIS, PROMINENCES } from './webgl/eclipse/corona.ts'

// Lengths are disc radii.
const HALF_WIDTH = ECLIPSE_WIDTH_RADII / 2
/** The corona begins at this radius, as in `webgl/eclipse/fragment.glsl`. Inside, the gradient has the colour of earthshine. */
const CORONA_FROM = 0.99
/** The corona's colour changes between these radii, nearly as in `webgl/eclipse/fragment.glsl`. */
const OUTER_FROM = 1.3
const OUTER_TO = 2.4
/** The outline of a prominence on the right limb, in its heights: a low hedgerow. */
const HEDGEROW =
  'M-.15 -4C-.1 -3.2 .4 -2.9 .4 -2.2S.75 -1.4 .75 -.6S.45 .4 .45 1.2S.1 3 -.15 4A60 60 0 0 0 -.15 -4'

/**
 * The eclipse without WebGL: the theme's colours under two masks. `npm run tool -- sky-textures` makes the masks with the
 * shader of the live eclipse. It is placed in the next positioned element above it, as the live eclipse is in the window.
 * @param id begins the ids of its parts, because a page may have two eclipses
 */
export function StillEclipse({ id, palette }: { id: string; palette: Palette }) {
  const [colours, corona] = [`${id}-colours`, `${id}-corona`]
  return (
    <div className={styles.eclipse}>
      <svg
        viewBox={`${-HALF_WIDTH} ${-HALF_WIDTH} ${ECLIPSE_WIDTH_RADII} ${ECLIPSE_WIDTH_RADII}`}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id={colours} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={HALF_WIDTH}>
            <stop offset={CORONA_FROM / HALF_WIDTH} stopColor={toHex(palette.earthlit)} />
            {/* The film of the shader turns bright light white. */}
            <stop offset={CORONA_FROM / HALF_WIDTH} stopColor="white" />
            <stop offset={OUTER_FROM / HALF_WIDTH} stopColor={toHex(palette.corona)} />
            <stop offset={OUTER_TO / HALF_WIDTH} stopColor={toHex(palette.coronaOuter)} />
          </radialGradient>
          <LightMask id={corona} url={coronaUrl} halfWidth={HALF_WIDTH} />
        </defs>
        {/* The moon's disc is black. The light is drawn over it. */}
        <circle r="1" />
        {/* The corona's mask contains the square root of the light, so it is applied twice. */}
        <g mask={`url(#${corona})`}>
          <rect {...square(HALF_WIDTH)} fill={`url(#${colours})`} mask={`url(#${corona})`} />
        </g>
        {PROMINENCES.map(({ angle, height }) => (
          <path
            key={angle}
            d={HEDGEROW}
            fill={toHex(palette.prominence)}
            transform={`rotate(${(((AXIS + angle) * 180) / Math.PI).toFixed(1)}) translate(.997) scale(${height})`}
          />
        ))}
      </svg>
    </div>
  )
}
