import type { Palette } from '../constants/palette.ts'
import type { Constants, View } from '../constants/schema.ts'
import { luminance, ratioOfLuminances } from '../lib/contrast.ts'
import { type Color, compositeOver, type Rgb } from '../lib/rgb.ts'
import { CROSS_ARM_RADII, CROSS_GLOW, CROSS_LIGHT, starColor } from '../scene/starfield.ts'

/** Font size and line height of the smallest text of the site, CSS px. */
const EM_PX = 16
const LINE_PX = 1.6 * EM_PX
/** A star of at least this width counts as the whole background of a letter. */
const LETTER_WIDTH_PX = EM_PX / 2

export interface StarContrast {
  /** WCAG's contrast ratio, [1, 21]. */
  readonly ratio: number
  /** The background that has this ratio. `night`: the sky without a star. */
  readonly background: 'star' | 'fallingStar' | 'night'
}

/**
 * The lowest contrast of text in a view: on the brightest part of the sky, on the brightest star or on a falling star. A
 * star that is narrower than a letter counts by its share of the letter's cell, one em wide and one line high.
 * @param skyLight opacity of the stars and the moon over the background, [0, 1]
 */
export function starContrast(
  { stars, fallingStars, behindWords: { fallingStarLight }, moonlight, views }: Constants,
  palette: Palette,
  view: View,
  textColours: readonly Rgb[],
  skyLight: number,
): StarContrast {
  const dusk = { rgb: palette.dusk, alpha: 1 }
  const moonlit = compositeOver({ rgb: palette.moonlight, alpha: moonlight.opacity }, dusk)
  // A moon that has scrolled away with the page shows again, faintly, behind the text.
  const moon = compositeOver({ rgb: palette.sunlit, alpha: moonlight.afterLeaving * skyLight }, dusk)
  const sky = luminance(moon.rgb) > luminance(moonlit.rgb) ? moon : moonlit
  const lowestContrast = (
    background: StarContrast['background'],
    backgroundLuminance: number,
  ): StarContrast => ({
    ratio: Math.min(
      ...textColours.map((colour) => ratioOfLuminances(luminance(colour), backgroundLuminance)),
    ),
    background,
  })
  const contrasts = [lowestContrast('night', luminance(sky.rgb))]
  if (views[view].stars > 0) {
    const star = compositeOver({ ...brightestStar(palette), alpha: skyLight }, sky)
    contrasts.push(
      lowestContrast('star', luminanceBehind(star, fieldStarPx2(stars.sizeMaxPx), stars.sizeMaxPx, sky)),
    )
  }
  if (views[view].falling) {
    const { sizeMaxPx } = fallingStars
    const star = addLight(sky, palette.fallingGold, fallingStarLight * skyLight)
    contrasts.push(lowestContrast('fallingStar', luminanceBehind(star, discPx2(sizeMaxPx), sizeMaxPx, sky)))
  }
  return contrasts.reduce((least, each) => (each.ratio < least.ratio ? each : least))
}

function addLight({ rgb: background }: Color, light: Rgb, amount: number): Color {
  const channel = (index: 0 | 1 | 2) => Math.min(255, background[index] + light[index] * amount)
  return { rgb: [channel(0), channel(1), channel(2)], alpha: 1 }
}

/** The mean luminance behind a letter. @param areaPx2 area of an evenly lit disc that gives as much light as the star */
function luminanceBehind(star: Color, areaPx2: number, widthPx: number, background: Color): number {
  const coverage = widthPx >= LETTER_WIDTH_PX ? 1 : Math.min(1, areaPx2 / (EM_PX * LINE_PX))
  return luminance(star.rgb) * coverage + luminance(background.rgb) * (1 - coverage)
}

/**
 * The area of an evenly lit disc that gives as much light as a star with its cross, CSS px². At x px along an arm, which is
 * 1 px wide, the light is CROSS_LIGHT · (1 - x / reach)²: its integral is CROSS_LIGHT · reach / 3. At r px from the centre,
 * the glow is CROSS_GLOW · (1 - r / reach)³: its integral over the disc is CROSS_GLOW · 2π · reach² / 20.
 */
function fieldStarPx2(widthPx: number): number {
  const reachPx = (CROSS_ARM_RADII * widthPx) / 2
  return discPx2(widthPx) + (4 * CROSS_LIGHT * reachPx) / 3 + (2 * Math.PI * CROSS_GLOW * reachPx ** 2) / 20
}

function discPx2(widthPx: number): number {
  return (Math.PI * widthPx ** 2) / 4
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
