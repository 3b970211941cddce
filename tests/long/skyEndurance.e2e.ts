import type { Page } from 'playwright/test'
import { loseAndRestore } from '../helpers/loseContext.ts'
import { expect, test } from '../helpers/site.ts'
import { routes } from '../helpers/siteModules.ts'
import { expectFrames, openSky, SKY } from '../helpers/sky.ts'

test.use({ viewport: { width: 320, height: 240 } })
test.slow()

/** Allowed growth of the JavaScript heap after garbage collection, bytes. */
const MAX_GROWTH_BYTES = 1_500_000

/** Runs `work`, collects garbage and measures the heap, bytes. */
async function heapAfter(page: Page, work: () => Promise<void>): Promise<number> {
  await work()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

test('The sky draws and the heap does not grow when fifty contexts are lost in a row', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  const early = await heapAfter(site.page, () => loseAndRestore(site.page, 25))
  const late = await heapAfter(site.page, () => loseAndRestore(site.page, 25))
  expect(late - early).toBeLessThan(MAX_GROWTH_BYTES)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
})

test('The sky draws and the heap does not grow when the route changes five hundred times', async ({
  site,
}) => {
  await openSky(site, `/${SKY}`)
  const paths = routes.filter(({ view }) => view !== 'none').map(({ path }) => path)
  const changeRoutes = (times: number) =>
    site.page.evaluate(
      async ({ allPaths, count }) => {
        for (let change = 0; change < count; change++) {
          history.replaceState(null, '', allPaths[change % allPaths.length])
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      },
      { allPaths: paths, count: times },
    )
  const early = await heapAfter(site.page, () => changeRoutes(250))
  const late = await heapAfter(site.page, () => changeRoutes(250))
  expect(late - early).toBeLessThan(MAX_GROWTH_BYTES)
  await expect(site.canvas).toHaveCount(1)
  await expectFrames(site)
})

test('The sky draws and the heap does not grow when the sky is resized a thousand times', async ({
  site,
}) => {
  await openSky(site, `/${SKY}`)
  const resize = (times: number) =>
    site.page.evaluate(async (count) => {
      const sky = document.querySelector('canvas')?.parentElement
      if (!sky) throw new Error('there is no sky')
      for (let change = 0; change < count; change++) {
        sky.style.inset = `0 ${change % 50}px ${change % 40}px 0`
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
