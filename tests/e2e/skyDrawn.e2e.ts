import sharp from 'sharp'
import { findRoute, hasSky, routes } from '../../src/routes.ts'
import { poseFor, resolvePose } from '../../src/scene/pose.ts'
import { starAt, starSizePx } from '../../src/scene/starfield.ts'
import { constants } from '../../src/site/constants.ts'
import { fallingStarsAt } from '../helpers/fallingStars.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { keepFrames, openSky, photograph } from '../helpers/sky.ts'

/** Wider than the words' column, so that most stars fall beside it in their full light. */
const WINDOW = { width: 1600, height: 400 }
test.use({ viewport: WINDOW })

const SEED = 20
const TIME_S = 20
const FROZEN = `?quality=high&motion=full&moon=0&seed=${SEED}&time=${TIME_S}`
/** Brighter than the ground under the moon's light, in steps of a byte. */
const BRIGHT = 90

/** How bright each pixel of a frozen sky is: the most of its three colours, rows from the top. */
async function lightOf(site: Site, address: string): Promise<(x: number, y: number) => number> {
  await keepFrames(site.page)
  await openSky(site, address)
  const [, data = ''] = (await photograph(site)).split(',')
  const { data: bytes, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([WINDOW.width, WINDOW.height])
  return (x, y) => {
    const at = (y * info.width + x) * info.channels
    return Math.max(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
  }
}

test('The shader draws every star where the still sky has it', async ({ site }) => {
  const route = routes.slice(1).find(hasSky) ?? findRoute('/')
  const light = await lightOf(site, `${route.path}${FROZEN}&gate=open`)
  const { stars, shiftX, shiftY } = constants.views[route.view]
  const wrap = (place: number) => place - Math.floor(place)
  const { sizeMinPx, sizeMaxPx } = constants.stars
  let seen = 0
  let large = 0
  for (let index = 0; index < stars; index++) {
    const star = starAt(SEED, index)
    const x = Math.floor(wrap(star.x + shiftX) * WINDOW.width)
    const y = Math.floor(wrap(star.y + shiftY) * WINDOW.height)
    // A star of less than a pixel is as faint as it is small.
    if (starSizePx(star.magnitude, sizeMinPx, sizeMaxPx) < 1) continue
    large++
    if (light(x, y) > 60) seen++
  }
  // The moon stands before some of them, and some are at the bottom of a twinkle.
  expect(seen).toBeGreaterThan(large * 0.9)
})

test('The shader lets stars fall where their numbers say, and nowhere else', async ({ site }) => {
  needs('falling')
  const light = await lightOf(site, `/${FROZEN}&gate=open&stars=0`)
  const { fallingStars, layout } = constants
  const falling = fallingStarsAt(SEED, TIME_S, fallingStars)
  const inColumn = (x: number) => Math.abs(x - 0.5) * WINDOW.width < layout.columnPx / 2 + 60
  const beside = falling.filter(({ x, opacity }) => opacity > 0.8 && !inColumn(x))
  expect(beside.length).toBeGreaterThan(1)
  for (const { x, y, sizePx } of beside) {
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
