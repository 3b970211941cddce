import { toHex, withAlpha } from '../lib/rgb.ts'
import {
  CROSS_ARM_RADII,
  CROSS_LIGHT,
  hasCross,
  starAt,
  starColor,
  starSizePx,
  twinkle,
} from './starfield.ts'
import type { SceneState } from './store.ts'

/** With more stars, the sky's markup would be larger than the page's text. */
export const MAX_STILL_STARS = 400

const formatNumber = (value: number) => String(Number(value.toFixed(2))).replace(/^0\./, '.')
/** A place that leaves the window on one side enters it on the other. */
const wrappedPercent = (place: number) => `${formatNumber((place - Math.floor(place)) * 100)}%`

/** The starfield at one moment as SVG. */
export function stillStars({
  view,
  constants,
  palette,
  timeS,
}: Pick<SceneState, 'view' | 'constants' | 'palette'> & {
  timeS: number
}): string {
  const { stars, twinkleMinS, twinkleMaxS, shiftX, shiftY } = constants.views[view]
  const { sizeMinPx, sizeMaxPx } = constants.stars
  const count = Math.min(stars, MAX_STILL_STARS)
  return Array.from({ length: count }, (_, index) => {
    const star = starAt(constants.seed, index)
    const sizePx = starSizePx(star.size, sizeMinPx, sizeMaxPx)
    const light = twinkle(star, timeS, twinkleMinS, twinkleMaxS)
    const color = toHex(starColor(star.color, palette))
    const x = wrappedPercent(star.x + shiftX)
    const y = wrappedPercent(star.y + shiftY)
    const dot = (centreAttributes: string) =>
      `<circle ${centreAttributes}r="${formatNumber(sizePx / 2)}" fill="${withAlpha(color, light)}"/>`
    if (!hasCross(index, star.size)) return dot(`cx="${x}" cy="${y}" `)
    const armPath = crossPath((sizePx / 2) * CROSS_ARM_RADII)
    const arms = `<path fill="${withAlpha(color, light * CROSS_LIGHT)}" d="${armPath}"/>`
    return `<svg x="${x}" y="${y}" overflow="visible">${dot('')}${arms}</svg>`
  }).join('')
}

/** A star with four thin points. @param armPx distance from its centre to a point */
function crossPath(armPx: number): string {
  const arm = armPx.toFixed(1)
  const waist = 0.5
  const top = `M0-${arm}L${waist}-${waist}`
  const right = `${arm} 0 ${waist} ${waist}`
  const bottom = `0 ${arm}-${waist} ${waist}`
  const left = `-${arm} 0-${waist}-${waist}Z`
  return `${top} ${right} ${bottom}${left}`
}
