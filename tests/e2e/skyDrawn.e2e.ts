import sharp from 'sharp'
import { contrastRatio } from '../../src/lib/contrast.ts'
import type { Rgb } from '../../src/lib/rgb.ts'
import { starAt, starSizePx } from '../../src/scene/starfield.ts'
import { fallingStarsAt } from '../helpers/fallingStars.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { constants, findRoute, hasSky, palette, routes } from '../helpers/siteModules.ts'
import { frozenPixels, keepFrames, moonIn, openSky } from '../helpers/sky.ts'

/** Wider than the text column, so that most stars are beside text and have their full light. */
const WINDOW = { width: 1600, height: 400 }
test.use({ viewport: WINDOW })

const SEED = 20
const TIME_S = 20
const FROZEN = `?quality=high&motion=full&moon=0&seed=${SEED}&time=${TIME_S}`
/** Greatest light of a background pixel, even in the moonlight: its largest channel, [0, 255]. */
const MAX_BACKGROUND_LEVEL = 90
/** Least light of a visible star: its largest channel, [0, 255]. */
const MIN_STAR_LEVEL = 60

/** Returns the colour of a pixel. @param x CSS px from the left @param y CSS px from the top */
type PixelReader = (x: number, y: number) => Rgb

/** Opens a frozen sky. @returns a function that reads the colour of a pixel */
async function pixelReader(site: Site, path: string, window = WINDOW): Promise<PixelReader> {
  await keepFrames(site.page)
  await openSky(site, path)
  const [, data = ''] = (await frozenPixels(site)).split(',')
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([window.width, window.height])
  return (x, y) => {
    const index = (y * info.width + x) * info.channels
    return [bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0]
  }
}

/** Opens a frozen sky. @returns a function that reads the light of a pixel, which is its largest channel */
async function lightReader(site: Site, path: string): Promise<(x: number, y: number) => number> {
  const pixelAt = await pixelReader(site, path)
  return (x, y) => Math.max(...pixelAt(x, y))
}

/** The places of the pixels in a star's square, CSS px. @param x of its middle @param y of its middle */
function pixelsOfStar(x: number, y: number, sizePx: number): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = []
  for (let dy = -sizePx / 2; dy <= sizePx / 2; dy++)
    for (let dx = -sizePx / 2; dx <= sizePx / 2; dx++) places.push([Math.round(x + dx), Math.round(y + dy)])
  return places
}

/** The boxes of the page's text, CSS px of the window. */
function textBoxes(site: Site): Promise<{ left: number; top: number; right: number; bottom: number }[]> {
  return site.page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxes: { left: number; top: number; right: number; bottom: number }[] = []
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      for (const { left, top, right, bottom } of range.getClientRects())
        boxes.push({ left, top, right, bottom })
    }
    return boxes
  })
}

test('The live sky draws its large stars at the places of the still sky when its time is frozen', async ({
  site,
}) => {
  const route = routes.slice(1).find(hasSky) ?? findRoute('/')
  const lightAt = await lightReader(site, `${route.path}${FROZEN}&gate=open`)
  const { stars, shiftX, shiftY } = constants.views[route.view]
  const wrap = (place: number) => place - Math.floor(place)
  const { sizeMinPx, sizeMaxPx } = constants.stars
  let visibleCount = 0
  let largeCount = 0
  for (let index = 0; index < stars; index++) {
    const star = starAt(SEED, index)
    const x = Math.floor(wrap(star.x + shiftX) * WINDOW.width)
    const y = Math.floor(wrap(star.y + shiftY) * WINDOW.height)
    // A star below one pixel is darker, so it is not counted.
    if (starSizePx(star.size, sizeMinPx, sizeMaxPx) < 1) continue
    largeCount++
    if (lightAt(x, y) > MIN_STAR_LEVEL) visibleCount++
  }
  // The moon hides some of these stars, and some are at the darkest moment of a twinkle.
  expect(visibleCount).toBeGreaterThan(largeCount * 0.9)
})

test(
  'The live sky draws falling stars only at their computed places when its time is frozen',
  LONG_RUN,
  async ({ site }) => {
    needs('falling')
    const lightAt = await lightReader(site, `/${FROZEN}&gate=open&stars=0`)
    const { fallingStars, layout } = constants
    const falling = fallingStarsAt(SEED, TIME_S, fallingStars)
    // Text dims a star that touches it or is less than 24 px away. The radius of the largest star is 30 px.
    const isInColumn = (x: number) => Math.abs(x - 0.5) * WINDOW.width < layout.columnPx / 2 + 60
    const besideColumn = falling.filter(({ x, opacity }) => opacity > 0.8 && !isInColumn(x))
    expect(besideColumn.length).toBeGreaterThan(1)
    for (const { x, y, sizePx } of besideColumn) {
      const pixels = pixelsOfStar(x * WINDOW.width, y * WINDOW.height, sizePx)
      expect(Math.max(...pixels.map(([px, py]) => lightAt(px, py)))).toBeGreaterThan(MAX_BACKGROUND_LEVEL)
    }
    // The halo ends at 2.4 radii.
    const moon = moonIn('home', WINDOW)
    const isMoon = (px: number, py: number) => Math.hypot(px - moon.x, py - moon.y) < moon.radius * 2.5
    // Farther than 0.9 sizes from its middle, a star's glow and trail are darker than MAX_BACKGROUND_LEVEL.
    const isStar = (px: number, py: number) =>
      falling.some(
        ({ x, y, sizePx }) => Math.hypot(px - x * WINDOW.width, py - y * WINDOW.height) < sizePx * 0.9,
      )
    for (let y = 0; y < WINDOW.height; y++)
      for (let x = 0; x < WINDOW.width; x++)
        if (lightAt(x, y) > MAX_BACKGROUND_LEVEL && !isMoon(x, y) && !isStar(x, y))
          throw new Error(`The pixel at ${x}, ${y} is bright, but no star falls there.`)
  },
)

test('On a phone, text in front of a falling star is readable, and falling stars far from text are gold', async ({
  site,
}) => {
  needs('falling')
  const phone = { width: 390, height: 844 }
  await site.page.setViewportSize(phone)
  const least = {
    textContrast: Number.POSITIVE_INFINITY,
    red: Number.POSITIVE_INFINITY,
    redMinusBlue: Number.POSITIVE_INFINITY,
  }
  for (const timeS of [20, 24, 28]) {
    const path = `/?quality=high&motion=full&moon=0&seed=${SEED}&time=${timeS}&gate=open&stars=0`
    const pixelAt = await pixelReader(site, path, phone)
    const boxes = await textBoxes(site)
    const falling = fallingStarsAt(SEED, timeS, constants.fallingStars)
    for (const { x, y, sizePx } of falling.filter((star) => star.opacity > 0.9)) {
      const middleX = x * phone.width
      const middleY = y * phone.height
      const pixels = pixelsOfStar(middleX, middleY, sizePx).map(([px, py]) => pixelAt(px, py))
      const brightest = pixels.reduce((most, pixel) => (pixel[0] > most[0] ? pixel : most))
      const textDistancePx = Math.min(
        ...boxes.map(({ left, top, right, bottom }) =>
          Math.hypot(
            Math.max(left - middleX, middleX - right, 0),
            Math.max(top - middleY, middleY - bottom, 0),
          ),
        ),
      )
      if (textDistancePx === 0) {
        const textColours = [palette.text, palette.quietText, palette.accent]
        const star = { rgb: brightest, alpha: 1 }
        for (const rgb of textColours)
          least.textContrast = Math.min(least.textContrast, contrastRatio({ rgb, alpha: 1 }, star))
      }
      // The outline of a smaller star is thinner than a pixel.
      const hasWholePixelOutline = sizePx > 22
      // Text dims a star that is less than 24 px away.
      if (hasWholePixelOutline && textDistancePx > sizePx / 2 + 24) {
        least.red = Math.min(least.red, brightest[0])
        least.redMinusBlue = Math.min(least.redMinusBlue, brightest[0] - brightest[2])
      }
    }
  }
  // A value is infinite if no star was measured.
  expect(least.textContrast).toBeGreaterThanOrEqual(4.5)
  expect(least.textContrast).toBeLessThan(Number.POSITIVE_INFINITY)
  // Gold has much red and less blue. A grey star would have equal red and blue.
  expect(least.red).toBeGreaterThan(130)
  expect(least.redMinusBlue).toBeGreaterThan(25)
  expect(least.redMinusBlue).toBeLessThan(Number.POSITIVE_INFINITY)
})
