import { hasGate, routes } from '../../src/routes.ts'
import { constants } from '../../src/site/constants.ts'
import { expect, SKY_CHUNK, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

/** SPEC.md's numbers, on purpose not read from the constants. */
const expected = {
  home: { stars: 100, falling: 'on' },
  media: { stars: 100, falling: 'off' },
  shop: { stars: 50, falling: 'off' },
  template: { stars: 50, falling: 'off' },
} as const

for (const { path, view } of routes.filter(hasGate)) {
  test(`${path} is under the sky of its view, drawn in four calls at most`, async ({ site }) => {
    await openSky(site, `${path}${SKY}`)
    const { stars, falling } = expected[view as keyof typeof expected]
    await expect(site.scene).toHaveAttribute('data-view', view)
    await expect(site.scene).toHaveAttribute('data-stars', String(stars))
    await expect(site.scene).toHaveAttribute('data-falling', falling)
    await expect(site.scene).toHaveAttribute('data-motion', 'full')
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expectFrames(site)
    await expect(site.scene).toHaveAttribute('data-draw-calls', /^[1-4]$/)
    expect(
      await site.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2') !== null),
    ).toBe(true)
    expect(site.requests.some((url) => SKY_CHUNK.test(url))).toBe(true)
  })
}

test('The numbers behind the sky are SPEC.md’s', () => {
  const twinkle = ({ twinkleMinS, twinkleMaxS }: { twinkleMinS: number; twinkleMaxS: number }) => [
    twinkleMinS,
    twinkleMaxS,
  ]
  const { home, media, shop, template } = constants.views
  expect([home, media, shop, template].map(twinkle)).toEqual([
    [1, 3],
    [1, 3],
    [2, 5],
    [1, 3],
  ])
  expect(constants.stars).toEqual({ sizeMinPx: 1, sizeMaxPx: 4 })
  expect(constants.fallingStars).toEqual({ intervalMs: 300, lifetimeMs: 4000, sizeMinPx: 10, sizeMaxPx: 30 })
})

test('The canvas is behind the page, out of every pointer’s and reader’s way', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  await expect(site.scene).toHaveAttribute('aria-hidden', 'true')
  await expect(site.canvas).toHaveCSS('pointer-events', 'none')
  expect(
    await site.page.evaluate(() => document.elementFromPoint(3, 200)?.closest('[data-scene]')),
  ).toBeNull()
})

test('The gate opens under a moving sky, and one canvas goes through every page', async ({ site }) => {
  const { page, scene, canvas } = site
  await openSky(site, '/?quality=low')
  await canvas.evaluate((element) => element.setAttribute('data-first', ''))
  await expectFrames(site)
  await expect(scene).toHaveAttribute('data-draw-calls', /^[1-4]$/)
  await site.enter()
  for (const [path, view] of [
    ['/media', 'media'],
    ['/shop', 'shop'],
    ['/shop/2', 'template'],
    ['/shop/99', 'template'],
    ['/', 'home'],
  ] as const) {
    await site.goInside(path)
    await expect(scene).toHaveAttribute('data-view', view)
    await expect(scene).toHaveAttribute('data-stars', String(expected[view].stars))
    await expect(scene).toHaveAttribute('data-falling', expected[view].falling)
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expectFrames(site)
    await expect(scene).toHaveAttribute('data-draw-calls', /^[1-4]$/)
  }
  await expect(canvas).toHaveCount(1)
  await expect(canvas).toHaveAttribute('data-first', '')
  expect(site.requests.filter((url) => SKY_CHUNK.test(url))).toHaveLength(1)
  await expect(page.locator('[data-still-sky]')).toHaveCount(0)
})

test('Values that are not known are as if they were not there', async ({ site }) => {
  await openSky(
    site,
    '/?motion=wild&renderer=crayon&seed=-1&time=soon&gate=ajar&quality=low&stars=many&view=9',
  )
  await expect(site.gate).toBeVisible()
  await expect(site.scene).toHaveAttribute('data-motion', 'full')
  await expect(site.scene).toHaveAttribute('data-stars', '100')
  await expectFrames(site)
})
