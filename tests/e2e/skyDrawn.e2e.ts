import type { Page } from 'playwright/test'
import sharp from 'sharp'
import type { Rgb } from '../../src/lib/rgb.ts'
import { hasCross, starAt } from '../../src/scene/starfield.ts'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }
import { fallingStarsAt } from '../helpers/fallingStars.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { countDraws, frozenPixels, keepFrames, openSky, SKY, SMALL, waitFrames } from '../helpers/sky.ts'

/** Wider than the text, so that most stars are beside text and have their full light. */
const WINDOW = { width: 1600, height: 400 }
test.use({ viewport: WINDOW })

const SEED = 20
const TIME_S = 20
/** The query of a page without its gate, whose sky is frozen under a new moon. */
const FROZEN = `?quality=high&motion=full&moon=0&seed=${SEED}&time=${TIME_S}&gate=open`
/** The moon of the home page in `WINDOW`, CSS px. */
const MOON = { x: 1261, y: 104, radius: 58 }
/** The left and right end of the home page's text in `WINDOW`, CSS px. */
const TEXT = { left: 240, right: 1060 }
/** The share of the window by which the stars of the media page are moved. */
const MEDIA_SHIFT = { x: 0.07, y: 0.03 }
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
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
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

/** Replaces the window's pixel ratio on the next page by one that `moveToDisplay` changes. */
function movableDisplay(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let query: MediaQueryList | undefined
    const { matchMedia } = window
    const moveToDisplay = (ratio: number) => {
      Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true })
      query?.dispatchEvent(new Event('change'))
    }
    Object.assign(window, {
      moveToDisplay,
      matchMedia: (media: string) => {
        const list = matchMedia.call(window, media)
        if (media === `(resolution: ${devicePixelRatio}dppx)`) query = list
        return list
      },
    })
  })
}

function moveToDisplay(page: Page, ratio: number): Promise<void> {
  return page.evaluate(
    (displayRatio) =>
      (window as unknown as { moveToDisplay: (ratio: number) => void }).moveToDisplay(displayRatio),
    ratio,
  )
}

test('A frozen sky has its large stars at the places of the still sky, rests, and fills a display of another pixel ratio', async ({
  site,
}) => {
  const { page, canvas } = site
  const draws = await countDraws(page)
  await movableDisplay(page)
  const lightAt = await lightReader(site, `/media${FROZEN}`)

  await test.step('the stars are at the places of the still sky, and dark near text', async () => {
    const boxes = await textBoxes(site)
    const wrap = (place: number) => place - Math.floor(place)
    let visibleCount = 0
    let freeCount = 0
    let nearTextCount = 0
    for (let index = 0; index < 100; index++) {
      const star = starAt(SEED, index)
      const x = Math.floor(wrap(star.x + MEDIA_SHIFT.x) * WINDOW.width)
      const y = Math.floor(wrap(star.y + MEDIA_SHIFT.y) * WINDOW.height)
      const textDistancePx = Math.min(
        ...boxes.map(({ left, top, right, bottom }) =>
          Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
        ),
      )
      const clearPx = hasCross(index, star.size) ? 72 : 10
      if (textDistancePx < clearPx - 2) {
        nearTextCount++
        expect.soft(lightAt(x, y), `at ${x}, ${y}`).toBeLessThan(50)
      }
      if (textDistancePx < clearPx + 8) continue
      freeCount++
      if (lightAt(x, y) > MIN_STAR_LEVEL) visibleCount++
    }
    expect.soft(nearTextCount).toBeGreaterThan(0)
    // The moon hides some of these stars, and some are at the darkest moment of a twinkle.
    expect.soft(visibleCount).toBeGreaterThan(freeCount * 0.9)
  })

  await test.step('no more frames are drawn', async () => {
    await expect
      .poll(async () => {
        const before = await draws()
        await waitFrames(page, 30)
        return (await draws()) - before
      })
      .toBe(0)
    expect(await draws()).toBeGreaterThan(0)
  })

  await test.step('the canvas has the pixels of the display to which the window moves', async () => {
    const widthPx = () => canvas.evaluate((element: HTMLCanvasElement) => element.width)
    expect(await widthPx()).toBe(1600)
    await moveToDisplay(page, 1.5)
    expect(await widthPx()).toBe(2400)
    await moveToDisplay(page, 1.25)
    expect(await widthPx()).toBe(2000)
  })
})

test(
  'The live sky draws falling stars only at their computed places when its time is frozen',
  LONG_RUN,
  async ({ site }) => {
    const lightAt = await lightReader(site, `/${FROZEN}&stars=0`)
    const falling = fallingStarsAt(SEED, TIME_S, sky.fallingStars)
    // Text dims a star that touches it or is less than 24 px away. The radius of the largest star is 30 px.
    const isNearText = (x: number) => x * WINDOW.width > TEXT.left - 60 && x * WINDOW.width < TEXT.right + 60
    const besideText = falling.filter(({ x, opacity }) => opacity > 0.8 && !isNearText(x))
    expect(besideText.length).toBeGreaterThan(1)
    for (const { x, y, sizePx } of besideText) {
      const pixels = pixelsOfStar(x * WINDOW.width, y * WINDOW.height, sizePx)
      expect(Math.max(...pixels.map(([px, py]) => lightAt(px, py)))).toBeGreaterThan(MAX_BACKGROUND_LEVEL)
    }
    // The halo ends at 2.4 radii.
    const isMoon = (px: number, py: number) => Math.hypot(px - MOON.x, py - MOON.y) < MOON.radius * 2.5
    // Outside this box around a star, its glow and its trail, which is above it, are darker than MAX_BACKGROUND_LEVEL.
    const isStar = (px: number, py: number) =>
      falling.some(({ x, y, sizePx }) => {
        const above = y * WINDOW.height - py
        return Math.abs(px - x * WINDOW.width) < 2 * sizePx && above > -sizePx && above < 2 * sizePx
      })
    for (let y = 0; y < WINDOW.height; y++)
      for (let x = 0; x < WINDOW.width; x++)
        if (lightAt(x, y) > MAX_BACKGROUND_LEVEL && !isMoon(x, y) && !isStar(x, y))
          throw new Error(`The pixel at ${x}, ${y} is bright, but no star falls there.`)
  },
)

test('On a phone, falling stars go out behind text, and are gold where they and their trails are far from text', async ({
  site,
}) => {
  const phone = { width: 390, height: 844 }
  await site.page.setViewportSize(phone)
  // At this time, five stars fall behind text, and two large ones far from text. No star appears at this very moment, so that
  // a sky is not right whose stars move only when the next one appears.
  const timeS = 423.2
  const path = `/?quality=high&motion=full&moon=0&seed=${SEED}&time=${timeS}&gate=open&stars=0`
  const pixelAt = await pixelReader(site, path, phone)
  const boxes = await textBoxes(site)
  let behindText = 0
  let farFromText = 0
  const falling = fallingStarsAt(SEED, timeS, sky.fallingStars)
  for (const { x, y, sizePx } of falling.filter((star) => star.opacity > 0.9)) {
    const middleX = x * phone.width
    const middleY = y * phone.height
    const pixels = pixelsOfStar(middleX, middleY, sizePx).map(([px, py]) => pixelAt(px, py))
    const brightest = pixels.reduce((most, pixel) => (pixel[0] > most[0] ? pixel : most))
    /** From the text to a box around the star. The trail needs most of the space above it. */
    const textDistancePx = (asidePx: number, abovePx: number) =>
      Math.min(
        ...boxes.map(({ left, top, right, bottom }) =>
          Math.hypot(
            Math.max(left - middleX - asidePx, middleX - asidePx - right, 0),
            Math.max(top - middleY - asidePx, middleY - abovePx - bottom, 0),
          ),
        ),
      )
    if (textDistancePx(0, 0) === 0) {
      behindText++
      // Without a star, the sky's red is below 25 everywhere.
      expect.soft(brightest[0]).toBeLessThan(40)
    }
    // The outline of a smaller star is thinner than a pixel.
    if (sizePx > 18 && textDistancePx(2 * sizePx, 4.5 * sizePx) > 16) {
      farFromText++
      // Gold has much red and less blue. A grey star would have equal red and blue.
      expect.soft(brightest[0]).toBeGreaterThan(150)
      expect.soft(brightest[0] - brightest[2]).toBeGreaterThan(25)
    }
  }
  expect(behindText, 'stars behind text').toBeGreaterThan(1)
  expect(farFromText, 'stars far from text').toBeGreaterThan(1)
})

test(
  'The pixels of a frozen sky are the same each time, and differ when ?seed or ?time differs',
  LONG_RUN,
  async ({ site }) => {
    await site.page.setViewportSize(SMALL)
    await keepFrames(site.page)
    const pictures: string[] = []
    for (const query of ['seed=1&time=12.5', 'seed=2&time=12.5', 'seed=1&time=14', 'seed=1&time=12.5']) {
      await openSky(site, `/${SKY}&moon=0.3&${query}`)
      pictures.push(await frozenPixels(site))
    }
    expect(new Set(pictures).size).toBe(3)
    expect(pictures[3] === pictures[0]).toBe(true)
  },
)
