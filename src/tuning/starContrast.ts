import { DUSK, MOONLIGHT, unit } from '../constants/colors.ts'
import type { Constants, View } from '../constants/schema.ts'
import { type Rgb, starColor } from '../scene/starfield.ts'
import { CROSS_GLOW, CROSS_LIGHT, CROSS_REACH, GLINT } from '../scene/starLight.ts'
import { contrastRatio, luminance, over } from './color.ts'

/** What words must have on whatever is behind them (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** The smallest words of the site: their size, CSS pixels, and their lines' height. */
const EM_PX = 16
const LINE_PX = 1.6 * EM_PX
/** A shape as wide as a small letter is a ground that a letter stands on. A smaller one is a point of light. */
const LETTER_PX = EM_PX / 2

/** The worst there is: what ratio, and behind it what. */
export interface StarContrast {
  readonly ratio: number
  readonly behind: 'a star' | 'a falling star' | 'the night'
}

/**
 * The worst contrast of words with the brightest star that can pass behind them in a view.
 *
 * The ground is the brightest there is, dusk under the moon's light at its source. A star lies over it as the shader
 * lays it. A falling one has the colour of its glint and, within the column, the light that is left to it behind words:
 * it is wider than a letter, so what is seen is what the letter stands on. A star of the field shines with all its light
 * but is a point: what counts is its light's share of a letter's own cell, one em wide and one line high, averaged as
 * light is. That share is its disc, π d² / 4, and its cross: four arms whose light falls off as (1 - x / reach)² and a
 * glow that does as (1 - r / reach)³, so 4 · light · reach / 3 + 2π · glow · reach² / 20 square pixels. Once it is as
 * wide as a small letter, it too is a ground.
 *
 * @param words the colours that words may have
 * @param skyLight how much of the sky is seen, [0, 1]
 */
export function starContrast(
  { stars, fallingStars, behindWords, moonlight, views }: Constants,
  view: View,
  words: readonly Rgb[],
  skyLight: number,
): StarContrast {
  const ground = over(unit(MOONLIGHT), moonlight.opacity, unit(DUSK))
  const worst = (behind: StarContrast['behind'], light: number): StarContrast => ({
    ratio: Math.min(...words.map((word) => contrastRatio(luminance(word), light))),
    behind,
  })
  const found = [worst('the night', luminance(ground))]
  if (views[view].stars > 0) {
    const star = luminance(over(brightestStar, skyLight, ground))
    found.push(worst('a star', lightBehind(star, fieldStarPx2(stars.sizeMaxPx), stars.sizeMaxPx, ground)))
  }
  if (views[view].falling) {
    const { sizeMaxPx } = fallingStars
    const star = luminance(over(GLINT, behindWords.fallingStarLight * skyLight, ground))
    found.push(worst('a falling star', lightBehind(star, discPx2(sizeMaxPx), sizeMaxPx, ground)))
  }
  return found.reduce((least, each) => (each.ratio < least.ratio ? each : least))
}

/** The luminance that words stand on. @param areaPx2 what it covers when it is a point */
function lightBehind(star: number, areaPx2: number, widthPx: number, ground: Rgb): number {
  const share = widthPx >= LETTER_PX ? 1 : Math.min(1, areaPx2 / (EM_PX * LINE_PX))
  return star * share + luminance(ground) * (1 - share)
}

function fieldStarPx2(widthPx: number): number {
  const reachPx = (CROSS_REACH * widthPx) / 2
  return discPx2(widthPx) + (4 * CROSS_LIGHT * reachPx) / 3 + (2 * Math.PI * CROSS_GLOW * reachPx ** 2) / 20
}

function discPx2(widthPx: number): number {
  return (Math.PI * widthPx ** 2) / 4
}

const brightestStar = Array.from({ length: 101 }, (_, hundredth) => starColor(hundredth / 100)).reduce(
  (brightest, color) => (luminance(color) > luminance(brightest) ? color : brightest),
)
