import sharp from 'sharp'
import { contrastRatio } from '../../src/lib/contrast.ts'
import type { Rgb } from '../../src/lib/rgb.ts'
import { findRoute, hasSky, routes } from '../../src/routes.ts'
import { poseFor, resolvePose } from '../../src/scene/pose.ts'
import { starAt, starSizePx } from '../../src/scene/starfield.ts'
import { constants } from '../../src/site/constants.ts'
import { palette } from '../../src/site/theme.ts'
import { fallingStarsAt } from '../helpers/fallingStars.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { keepFrames, openSky, frozenPixels } from '../helpers/sky.ts'

/** Wider than the text column, so that most stars are beside text and have their full light. */
const WINDOW = { width: 1600, height: 400 }
test.use({ viewport: WINDOW })

const SEED = 20
const TIME_S = 20
const FROZEN = `?quality=high&motion=full&moon=0&seed=${SEED}&time=${TIME_S}`
/** A pixel brighter than this, [0, 255], is not background, even in the moonlight. */
const BRIGHT = 90

/** The colour of a pixel, CSS px from the left and top. */
type Picture = (x: number, y: number) => Rgb

/** The pixels of a frozen sky. */
async function pictureOf(site: Site, address: string, window = WINDOW): Promise<Picture> {
  await keepFrames(site.page)
  await openSky(site, address)
  const [, data = ''] = (await frozenPixels(site)).split(',')
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([window.width, window.height])
  return (x, y) => {
    const at = (y * info.width + x) * info.channels
    return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
  }
}

/** The brightness of each pixel of a frozen sky: its largest channel. */
async function lightOf(site: Site, address: string): Promise<(x: number, y: number) => number> {
  const picture = await pictureOf(site, address)
  return (x, y) => Math.max(...picture(x, y))
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

test('The shader draws every star at its place in the still sky', async ({ site }) => {
  const route = routes.slice(1).find(hasSky) ?? findRoute('/')
  const light = await lightOf(site, `${route.path}${FROZEN}&gate=open`)
  const { stars, shiftX, shiftY } = constants.views[route.view]
  const wrap = (place: number) => place - Math.floor(place)
  const { sizeMinPx, sizeMaxPx } = constants.stars
  let visible = 0
  let large = 0
  for (let index = 0; index < stars; index++) {
    const star = starAt(SEED, index)
    const x = Math.floor(wrap(star.x + shiftX) * WINDOW.width)
    const y = Math.floor(wrap(star.y + shiftY) * WINDOW.height)
    // The light of a star below one pixel is proportional to its size.
    if (starSizePx(star.size, sizeMinPx, sizeMaxPx) < 1) continue
    large++
    if (light(x, y) > 60) visible++
  }
  // The moon hides some of them, and some are at the bottom of a twinkle.
  expect(visible).toBeGreaterThan(large * 0.9)
})

test('The shader draws falling stars only at their computed places', async ({ site }) => {
  needs('falling')
  const light = await lightOf(site, `/${FROZEN}&gate=open&stars=0`)
  const { fallingStars, layout } = constants
  const falling = fallingStarsAt(SEED, TIME_S, fallingStars)
  const inColumn = (x: number) => Math.abs(x - 0.5) * WINDOW.width < layout.columnPx / 2 + 60
  const besideColumn = falling.filter(({ x, opacity }) => opacity > 0.8 && !inColumn(x))
  expect(besideColumn.length).toBeGreaterThan(1)
  for (const { x, y, sizePx } of besideColumn) {
    let brightest = 0
    for (let dy = -sizePx / 2; dy <= sizePx / 2; dy++)
      for (let dx = -sizePx / 2; dx <= sizePx / 2; dx++)
        brightest = Math.max(
          brightest,
          light(Math.round(x * WINDOW.width + dx), Math.round(y * WINDOW.height + dy)),
        )
    expect(brightest).toBeGreaterThan(BRIGHT)
  }
  const moon = resolvePose(poseFor(constants, 'home', WINDOW.width), WINDOW.width, WINDOW.height, {
    x: 0,
    y: 0,
    radius: 0,
    follow: 0,
  })
  const isMoon = (px: number, py: number) => Math.hypot(px - moon.x, py - moon.y) < moon.radius * 2.5
  const isStar = (px: number, py: number) =>
    falling.some(
      ({ x, y, sizePx }) => Math.hypot(px - x * WINDOW.width, py - y * WINDOW.height) < sizePx * 0.9,
    )
  for (let y = 0; y < WINDOW.height; y++)
    for (let x = 0; x < WINDOW.width; x++)
      if (light(x, y) > BRIGHT && !isMoon(x, y) && !isStar(x, y))
        throw new Error(`a light at ${x}, ${y} where no star falls`)
})

test('On a phone, falling stars are gold beside text, and text is readable in front of them', async ({
  site,
}) => {
  needs('falling')
  const phone = { width: 390, height: 844 }
  await site.page.setViewportSize(phone)
  const least = {
    readable: Number.POSITIVE_INFINITY,
    light: Number.POSITIVE_INFINITY,
    gold: Number.POSITIVE_INFINITY,
  }
  for (const timeS of [20, 24, 28]) {
    const address = `/?quality=high&motion=full&moon=0&seed=${SEED}&time=${timeS}&gate=open&stars=0`
    const picture = await pictureOf(site, address, phone)
    const boxes = await textBoxes(site)
    const falling = fallingStarsAt(SEED, timeS, constants.fallingStars)
    for (const { x, y, sizePx } of falling.filter((star) => star.opacity > 0.9)) {
      const middleX = x * phone.width
      const middleY = y * phone.height
      const pixels = Array.from({ length: sizePx ** 2 }, (_, index) =>
        picture(
          Math.round(middleX - sizePx / 2 + (index % Math.round(sizePx))),
          Math.round(middleY - sizePx / 2 + index / sizePx),
        ),
      )
      const brightest = pixels.reduce((most, each) => (each[0] > most[0] ? each : most))
      const textDistance = Math.min(
        ...boxes.map(({ left, top, right, bottom }) =>
          Math.hypot(
            Math.max(left - middleX, middleX - right, 0),
            Math.max(top - middleY, middleY - bottom, 0),
          ),
        ),
      )
      if (textDistance === 0) {
        const textColours = [palette.text, palette.quietText, palette.accent]
        for (const rgb of textColours)
          least.readable = Math.min(least.readable, contrastRatio({ rgb, alpha: 1 }, { rgb: brightest, alpha: 1 }))
      }
      // The outline of a smaller star is thinner than a pixel.
      const isBroad = sizePx > 22
      if (isBroad && textDistance > sizePx / 2 + 24) {
        least.light = Math.min(least.light, brightest[0])
        least.gold = Math.min(least.gold, brightest[0] - brightest[2])
      }
    }
  }
  expect(least.readable).toBeGreaterThanOrEqual(4.5)
  expect(least.readable).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(least.light).toBeGreaterThan(130)
  // A gray star would have equal red and blue. Even a glinting star is a warm white.
  expect(least.gold).toBeGreaterThan(25)
  expect(least.gold).toBeLessThan(Number.POSITIVE_INFINITY)
})
