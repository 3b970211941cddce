import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { loseAndRestore } from '../helpers/loseContext.ts'
import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY } from '../helpers/sky.ts'

test.use({ viewport: { width: 320, height: 240 } })
test.slow()

/** Allowed growth of the JavaScript heap after garbage collection, bytes. */
const MAX_GROWTH_BYTES = 1_500_000

/** The size of the heap after some work and a garbage collection, bytes. */
async function heapAfter(page: Page, work: () => Promise<void>): Promise<number> {
  await work()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

test('Fifty lost contexts in a row leave no error and no growth', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  const early = await heapAfter(site.page, () => loseAndRestore(site.page, 25))
  const late = await heapAfter(site.page, () => loseAndRestore(site.page, 25))
  expect(late - early).toBeLessThan(MAX_GROWTH_BYTES)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
})

test('Five hundred route changes leave no error and no growth', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  const paths = routes.filter(({ view }) => view !== 'none').map(({ path }) => path)
  const visit = (times: number) =>
    site.page.evaluate(
      async ({ all, count }) => {
        for (let i = 0; i < count; i++) {
          history.replaceState(null, '', all[i % all.length])
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      },
      { all: paths, count: times },
    )
  const early = await heapAfter(site.page, () => visit(250))
  const late = await heapAfter(site.page, () => visit(250))
  expect(late - early).toBeLessThan(MAX_GROWTH_BYTES)
  await expect(site.canvas).toHaveCount(1)
  await expectFrames(site)
})

test('A thousand resizes leave no error and no growth', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  const resize = (times: number) =>
    site.page.evaluate(async (count) => {
      const sky = document.querySelector('canvas')?.parentElement
      if (!sky) throw new Error('there is no sky')
      for (let i = 0; i < count; i++) {
        sky.style.inset = `0 ${i % 50}px ${i % 40}px 0`
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      sky.style.inset = ''
    }, times)
  const early = await heapAfter(site.page, () => resize(500))
  const late = await heapAfter(site.page, () => resize(500))
  expect(late - early).toBeLessThan(MAX_GROWTH_BYTES)
  await expect
    .poll(() => site.canvas.evaluate((canvas) => canvas.clientWidth === window.innerWidth))
    .toBe(true)
  await expectFrames(site)
})
