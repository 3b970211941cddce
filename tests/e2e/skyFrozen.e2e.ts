import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import {
  countDraws,
  DRAW_CALLS,
  expectFrames,
  frozenPixels,
  keepFrames,
  openSky,
  SKY,
  SMALL,
  waitFrames,
} from '../helpers/sky.ts'

test.use({ viewport: SMALL })

const FROZEN = `/${SKY}&time=12.5&moon=0.3`

test('The sky draws no more frames and has the same pixels each time when the address has ?time', async ({
  site,
}) => {
  await keepFrames(site.page)
  const draws = await countDraws(site.page)
  await openSky(site, FROZEN)
  const firstPixels = await frozenPixels(site)
  await expect
    .poll(async () => {
      const before = await draws()
      await waitFrames(site.page, 30)
      return (await draws()) - before
    })
    .toBe(0)
  expect(await draws()).toBeGreaterThan(0)
  await openSky(site, FROZEN)
  expect((await frozenPixels(site)) === firstPixels).toBe(true)
})

test('The sky’s pixels differ when ?seed or ?time differs', LONG_RUN, async ({ site }) => {
  await keepFrames(site.page)
  const pictures: string[] = []
  for (const query of ['&seed=1&time=12.5', '&seed=2&time=12.5', '&seed=1&time=14']) {
    await openSky(site, `/${SKY}&moon=0.3${query}`)
    pictures.push(await frozenPixels(site))
  }
  expect(new Set(pictures).size).toBe(3)
})

test('The sky draws further frames when the address has no ?time', LONG_RUN, async ({ site }) => {
  const draws = await countDraws(site.page)
  await openSky(site, `/${SKY}`)
  const before = await draws()
  await expect.poll(draws).toBeGreaterThan(before + 20)
  await expectFrames(site)
})

test('The sky draws 20,000 stars in at most four draw calls when ?stars asks for them', async ({ site }) => {
  await openSky(site, `/${SKY}&stars=20000`)
  await expect(site.scene).toHaveAttribute('data-stars', '20000')
  await expectFrames(site)
  await expect(site.scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
})
