import type { Palette } from '../constants/palette.ts'
import type { Constants, View } from '../constants/schema.ts'
import { type Color, luminance, over } from '../lib/contrast.ts'
import type { Rgb } from '../lib/rgb.ts'
import { CROSS_GLOW, CROSS_LIGHT, CROSS_REACH, starColor } from '../scene/starfield.ts'

/** Contrast of AA for text (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5

/** The smallest text of the site: font size and line height. */
const EM_PX = 16
const LINE_PX = 1.6 * EM_PX
/** A star of this width or more counts as a background of a letter, a smaller one as a point of light. */
const LETTER_PX = EM_PX / 2

export interface StarContrast {
  readonly ratio: number
  readonly behind: 'star' | 'fallingStar' | 'night'
}

/**
 * The worst contrast of text with the brightest star that can pass behind it in a view.
 *
 * The background is the brightest one: dusk under the moon's light at its source, or the returned moon. A falling star
 * is wider than a letter, so
 * it is the letter's background: its gold is added, scaled by `fallingStarLight`. A star of the field is composited as in the
 * shader. It is a point: its light counts by its share of a letter's cell, one em wide and one line high, averaged as
 * light. Its area is its disc, π d² / 4, and its cross: four arms whose light falls off as (1 - x / reach)² and a glow
 * that falls off as (1 - r / reach)³, so 4 · light · reach / 3 + 2π · glow · reach² / 20 square pixels. A star as wide as
 * a small letter is a background too.
 *
 * @param textColours the colours of the text
 * @param skyLight opacity of the sky, [0, 1]
 */
export function starContrast(
  { stars, fallingStars, behindWords: behindText, moonlight, views }: Constants,
  palette: Palette,
  view: View,
  textColours: readonly Rgb[],
  skyLight: number,
): StarContrast {
  const dusk = { rgb: palette.dusk, alpha: 1 }
  const moonlit = over({ rgb: palette.moonlight, alpha: moonlight.opacity }, dusk)
  // A moon that has left with the page is faint behind its text.
  const moon = over({ rgb: palette.sunlit, alpha: moonlight.afterLeaving * skyLight }, dusk)
  const background = luminance(moon.rgb) > luminance(moonlit.rgb) ? moon : moonlit
  const worst = (behind: StarContrast['behind'], behindLight: number): StarContrast => ({
    ratio: Math.min(...textColours.map((colour) => ratio(luminance(colour), behindLight))),
    behind,
  })
  const found = [worst('night', luminance(background.rgb))]
  if (views[view].stars > 0) {
    const star = over({ ...brightestStar(palette), alpha: skyLight }, background)
    found.push(worst('star', lightBehind(star, fieldStarPx2(stars.sizeMaxPx), stars.sizeMaxPx, background)))
  }
  if (views[view].falling) {
    const { sizeMaxPx } = fallingStars
    const star = withLight(background, palette.fallingGold, behindText.fallingStarLight * skyLight)
    found.push(worst('fallingStar', lightBehind(star, discPx2(sizeMaxPx), sizeMaxPx, background)))
  }
  return found.reduce((least, each) => (each.ratio < least.ratio ? each : least))
}

/** A ratio with one decimal, rounded down: 4.49 is not 4.5. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function withLight({ rgb: background }: Color, light: Rgb, amount: number): Color {
  const part = (i: 0 | 1 | 2) => Math.min(255, background[i] + light[i] * amount)
  return { rgb: [part(0), part(1), part(2)], alpha: 1 }
}

/** The luminance behind a letter. @param areaPx2 the star's area as a point of light */
function lightBehind(star: Color, areaPx2: number, widthPx: number, background: Color): number {
  const coverage = widthPx >= LETTER_PX ? 1 : Math.min(1, areaPx2 / (EM_PX * LINE_PX))
  return luminance(star.rgb) * coverage + luminance(background.rgb) * (1 - coverage)
}

function fieldStarPx2(widthPx: number): number {
  const reachPx = (CROSS_REACH * widthPx) / 2
  return discPx2(widthPx) + (4 * CROSS_LIGHT * reachPx) / 3 + (2 * Math.PI * CROSS_GLOW * reachPx ** 2) / 20
}

function discPx2(widthPx: number): number {
  return (Math.PI * widthPx ** 2) / 4
}

/** WCAG's contrast ratio, [1, 21]. */
function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function brightestStar(palette: Palette): Color {
  const stars = Array.from({ length: 101 }, (_, hundredth) => ({
    rgb: starColor(hundredth / 100, palette),
    alpha: 1,
  }))
  return stars.reduce((brightest, each) =>
    luminance(each.rgb) > luminance(brightest.rgb) ? each : brightest,
  )
}
