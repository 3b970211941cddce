import { ECLIPSE_LOOK, ECLIPSE_WIDTH_RADII, PROMINENCES_WIDTH_RADII } from '../constants/moon.ts'
import type { Palette } from '../constants/palette.ts'
import { toHex } from '../lib/rgb.ts'
import coronaUrl from './corona.webp'
import { LightMask, square } from './LightMask.tsx'
import prominencesUrl from './prominences.webp?inline'
import styles from './Scene.module.css'

// Lengths are disc radii.
const HALF_WIDTH = ECLIPSE_WIDTH_RADII / 2
const { CORONA_FROM, OUTER_FROM, OUTER_TO } = ECLIPSE_LOOK
/** The straight middle of the shader's smooth change of colour, whose ends are rounded. */
const ROUNDED_END = (OUTER_TO - OUTER_FROM) / 6

/**
 * The eclipse without WebGL: the theme's colours under masks. `npm run tool -- sky-textures` makes the masks with the
 * shader of the live eclipse. It is placed in the next positioned element above it, as the live eclipse is in the window.
 * @param id begins the ids of its parts, because a page may have two eclipses
 */
export function StillEclipse({ id, palette }: { id: string; palette: Palette }) {
  const [colours, corona, prominences] = [`${id}-colours`, `${id}-corona`, `${id}-prominences`]
  return (
    <div className={styles.eclipse}>
      <svg
        viewBox={`${-HALF_WIDTH} ${-HALF_WIDTH} ${ECLIPSE_WIDTH_RADII} ${ECLIPSE_WIDTH_RADII}`}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id={colours} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={HALF_WIDTH}>
            <stop offset={CORONA_FROM / HALF_WIDTH} stopColor={toHex(palette.earthlit)} />
            {/* `film()` of the shader turns bright light white. */}
            <stop offset={CORONA_FROM / HALF_WIDTH} stopColor="white" />
            <stop offset={(OUTER_FROM + ROUNDED_END) / HALF_WIDTH} stopColor={toHex(palette.corona)} />
            <stop offset={(OUTER_TO - ROUNDED_END) / HALF_WIDTH} stopColor={toHex(palette.coronaOuter)} />
          </radialGradient>
          <LightMask id={corona} url={coronaUrl} halfWidth={HALF_WIDTH} />
          <LightMask id={prominences} url={prominencesUrl} halfWidth={PROMINENCES_WIDTH_RADII / 2} />
        </defs>
        {/* The moon's disc is black. The light is drawn over it. */}
        <circle r="1" />
        {/* The corona's mask contains the square root of the light, so it is applied twice. */}
        <g mask={`url(#${corona})`}>
          <rect {...square(HALF_WIDTH)} fill={`url(#${colours})`} mask={`url(#${corona})`} />
        </g>
        <rect
          {...square(PROMINENCES_WIDTH_RADII / 2)}
          fill={toHex(palette.prominence)}
          mask={`url(#${prominences})`}
        />
      </svg>
    </div>
  )
}
