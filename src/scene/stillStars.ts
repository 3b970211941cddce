import { CROSS_LIGHT, CROSS_REACH, hasCross, starAt, starColor, starSizePx, twinkle } from './starfield.ts'
import type { SceneState } from './store.ts'

/** Most stars of a still sky, which is markup: with more, a page would weigh more than its text. */
export const MOST_STILL_STARS = 400

const wrap = (place: number) => place - Math.floor(place)
const percent = (place: number) => `${short(wrap(place) * 100)}%`
const short = (value: number) => String(Number(value.toFixed(2))).replace(/^0\./, '.')
const hex = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

/** The starfield at one moment as SVG: one element a star, in few bytes, because every page contains it. */
export function stillStars({
  view,
  constants,
  palette,
  timeS,
}: Pick<SceneState, 'view' | 'constants' | 'palette'> & { timeS: number }): string {
  const { stars, twinkleMinS, twinkleMaxS, shiftX, shiftY } = constants.views[view]
  const { sizeMinPx, sizeMaxPx } = constants.stars
  return Array.from({ length: Math.min(stars, MOST_STILL_STARS) }, (_, index) => {
    const star = starAt(constants.seed, index)
    const sizePx = starSizePx(star.magnitude, sizeMinPx, sizeMaxPx)
    const light = twinkle(star, timeS, twinkleMinS, twinkleMaxS)
    const color = `#${starColor(star.color, palette).map(hex).join('')}`
    const [x, y] = [percent(star.x + shiftX), percent(star.y + shiftY)]
    const dot = (place: string) => `<circle ${place}r="${short(sizePx / 2)}" fill="${color}${hex(light)}"/>`
    if (!hasCross(index, star.magnitude)) return dot(`cx="${x}" cy="${y}" `)
    const arms = `<path fill="${color}${hex(light * CROSS_LIGHT)}" d="${crossPath((sizePx / 2) * CROSS_REACH)}"/>`
    return `<svg x="${x}" y="${y}" overflow="visible">${dot('')}${arms}</svg>`
  }).join('')
}

function crossPath(reachPx: number): string {
  const [reach, waist] = [reachPx.toFixed(1), 0.5]
  return `M0-${reach}L${waist}-${waist} ${reach} 0 ${waist} ${waist} 0 ${reach}-${waist} ${waist}-${reach} 0-${waist}-${waist}Z`
}
