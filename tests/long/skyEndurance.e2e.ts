import type { Page } from 'playwright/test'
import { loseAndRestore } from '../helpers/loseContext.ts'
import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY } from '../helpers/sky.ts'

test.use({ viewport: { width: 320, height: 240 } })
// Loses and restores the context many times.
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

/** Expects the heap to be no larger after the second of two equal pieces of work. */
async function expectNoGrowth(page: Page, work: () => Promise<void>): Promise<void> {
  const early = await heapAfter(page, work)
  const late = await heapAfter(page, work)
  expect.soft(late - early).toBeLessThan(MAX_GROWTH_BYTES)
}

test('The sky draws and the heap does not grow when contexts are lost, and the route and the size change, hundreds of times', async ({
  site,
}) => {
  const { page } = site
  await openSky(site, `/${SKY}`)

  await test.step('fifty contexts are lost in a row', async () => {
    await expectNoGrowth(page, () => loseAndRestore(page, 25))
    await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
    await expectFrames(site)
  })

  await test.step('the route changes five hundred times', async () => {
    await expectNoGrowth(page, () =>
      page.evaluate(async () => {
        const paths = ['/', '/media', '/shop', '/shop/1', '/shop/2', '/shop/3']
        for (let change = 0; change < 250; change++) {
          history.replaceState(null, '', paths[change % paths.length])
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }),
    )
    await expect(site.canvas).toHaveCount(1)
    await expectFrames(site)
  })

  await test.step('the sky is resized a thousand times', async () => {
    await expectNoGrowth(page, () =>
      page.evaluate(async () => {
        const sky = document.querySelector('canvas')?.parentElement
        if (!sky) throw new Error('there is no sky')
        for (let change = 0; change < 500; change++) {
          sky.style.inset = `0 ${change % 50}px ${change % 40}px 0`
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        sky.style.inset = ''
      }),
    )
    await expect
      .poll(() => site.canvas.evaluate((canvas) => canvas.clientWidth === window.innerWidth))
      .toBe(true)
    await expectFrames(site)
  })
})
