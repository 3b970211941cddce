import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import {
  countDraws,
  expectFrames,
  waitFrames,
  keepFrames,
  openSky,
  frozenPixels,
  SKY,
  SMALL,
} from '../helpers/sky.ts'

test.use({ viewport: SMALL })

const FROZEN = `/${SKY}&time=12.5&moon=0.3`

test('?time freezes the sky: no more frames, and the same pixels each time', async ({ site }) => {
  await keepFrames(site.page)
  const draws = await countDraws(site.page)
  await openSky(site, FROZEN)
  const first = await frozenPixels(site)
  await expect
    .poll(async () => {
      const before = await draws()
      await waitFrames(site.page, 30)
      return (await draws()) - before
    })
    .toBe(0)
  expect(await draws()).toBeGreaterThan(0)
  await openSky(site, FROZEN)
  expect((await frozenPixels(site)) === first).toBe(true)
})

test('?seed and ?time each change the sky', LONG_RUN, async ({ site }) => {
  await keepFrames(site.page)
  const photographs: string[] = []
  for (const query of ['&seed=1&time=12.5', '&seed=2&time=12.5', '&seed=1&time=14']) {
    await openSky(site, `/${SKY}&moon=0.3${query}`)
    photographs.push(await frozenPixels(site))
  }
  expect(new Set(photographs).size).toBe(3)
})

test('Without ?time the sky draws further frames', async ({ site }) => {
  const draws = await countDraws(site.page)
  await openSky(site, `/${SKY}`)
  const before = await draws()
  await expect.poll(draws).toBeGreaterThan(before + 20)
  await expectFrames(site)
})

test('?stars sets the number of stars, in four draw calls', async ({ site }) => {
  await openSky(site, `/${SKY}&stars=20000`)
  await expect(site.scene).toHaveAttribute('data-stars', '20000')
  await expectFrames(site)
  await expect(site.scene).toHaveAttribute('data-draw-calls', /^[1-4]$/)
})
