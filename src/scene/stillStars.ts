import { toHex } from '../lib/rgb.ts'
import type { DomePlace } from './night/night.ts'
import {
  brightestFirst,
  CROSS_LIGHT,
  CROSS_REACH,
  colorOfKelvin,
  hasCross,
  starAt,
  starColor,
  starSizePx,
  twinkle,
} from './starfield.ts'
import type { SceneState } from './store.ts'

/** Most stars of a still sky. The sky is markup, and with more stars it would be larger than the page's text. */
export const MAX_STILL_STARS = 400

const wrap = (place: number) => place - Math.floor(place)
const percent = (place: number) => `${short(wrap(place) * 100)}%`
/** A place on the dome as CSS: percent of its box, from the left and from the top. */
export const domePercent = (place: DomePlace) => place.map((part) => `${short(50 + part * 50)}%`)
const short = (value: number) => String(Number(value.toFixed(2))).replace(/^0\./, '.')
/** A share, [0, 1], as two hexadecimal digits: the opacity of a colour. */
const hexByte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/**
 * The starfield at one moment as SVG. Each star is one short element, because every page contains the whole sky. The stars of
 * a real night fill the dome of the sky. All others fill the window.
 */
export function stillStars({
  view,
  constants,
  palette,
  timeS,
  night = null,
}: Pick<SceneState, 'view' | 'constants' | 'palette'> & {
  timeS: number
  night?: SceneState['night']
}): string {
  const { stars, twinkleMinS, twinkleMaxS, shiftX, shiftY } = constants.views[view]
  const { sizeMinPx, sizeMaxPx } = constants.stars
  const count = Math.min(stars, MAX_STILL_STARS)
  const ranks = night
    ? new Map(brightestFirst(constants.seed, count).map((index, rank) => [index, rank]))
    : null
  return Array.from({ length: count }, (_, index) => {
    const nightStar = ranks && night?.stars[ranks.get(index) ?? -1]
    if (ranks && !nightStar) return ''
    const star = starAt(constants.seed, index)
    const sizePx = starSizePx(star.magnitude, sizeMinPx, sizeMaxPx)
    const light = twinkle(star, timeS, twinkleMinS, twinkleMaxS)
    const colorNumber = nightStar ? colorOfKelvin(nightStar.kelvin) : star.color
    const color = toHex(starColor(colorNumber, palette))
    const [x, y] = nightStar
      ? domePercent(nightStar.place)
      : [percent(star.x + shiftX), percent(star.y + shiftY)]
    const dot = (place: string) =>
      `<circle ${place}r="${short(sizePx / 2)}" fill="${color}${hexByte(light)}"/>`
    if (!hasCross(index, star.magnitude)) return dot(`cx="${x}" cy="${y}" `)
    const arms = `<path fill="${color}${hexByte(light * CROSS_LIGHT)}" d="${crossPath((sizePx / 2) * CROSS_REACH)}"/>`
    return `<svg x="${x}" y="${y}" overflow="visible">${dot('')}${arms}</svg>`
  }).join('')
}

/** A star with four thin points, `reachPx` from its middle to a point, and 0.5 px from its middle to an inner corner. */
function crossPath(reachPx: number): string {
  const reach = reachPx.toFixed(1)
  const waist = 0.5
  return `M0-${reach}L${waist}-${waist} ${reach} 0 ${waist} ${waist} 0 ${reach}-${waist} ${waist}-${reach} 0-${waist}-${waist}Z`
}
