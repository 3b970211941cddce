import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from '../helpers/site.ts'
import { SMALL } from '../helpers/sky.ts'

/** One frame of the page's own clock, which stands until it is told to go on, ms. */
const FRAME_MS = 16
const RUNNING_MS = 3000
/** How much of a byte a star's light may be behind by, where a frame draws one strip of three or four. */
const LATE_LIGHT = 48

/** Lets the clock run until the sky draws, and then for exactly as long as it takes to have stars falling everywhere. */
async function run(page: Page): Promise<void> {
  const step = async () => {
    await page.clock.runFor(FRAME_MS)
    return page.locator('[data-scene]').getAttribute('data-renderer')
  }
  await expect.poll(step, { intervals: [30], timeout: 30_000 }).toBe('webgl')
  await page.clock.runFor(RUNNING_MS)
}

/** The sky alone after a while, on a canvas that keeps what was drawn in the frame before, or does not. */
async function skyAfter(browser: Browser, address: string, keeps: boolean) {
  const context = await browser.newContext({ viewport: SMALL })
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript((preserveDrawingBuffer) => {
    const counted = { blits: 0 }
    Object.assign(window, { counted })
    const { getContext } = HTMLCanvasElement.prototype as { getContext: (...asked: unknown[]) => unknown }
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, attributes?: object) {
        return getContext.call(this, kind, { ...attributes, preserveDrawingBuffer })
      },
    })
    const { blitFramebuffer } = WebGL2RenderingContext.prototype
    Object.assign(WebGL2RenderingContext.prototype, {
      blitFramebuffer(this: WebGL2RenderingContext, ...where: Parameters<typeof blitFramebuffer>) {
        counted.blits++
        blitFramebuffer.apply(this, where)
      },
    })
  }, keeps)
  await page.goto(address)
  await run(page)
  const shot = await page.screenshot({ style: '[data-scene] ~ * { visibility: hidden }' })
  const blits = await page.evaluate(() => (window as unknown as { counted: { blits: number } }).counted.blits)
  await context.close()
  return { pixels: await sharp(shot).removeAlpha().raw().toBuffer(), blits }
}

for (const [sky, forced] of [
  ['its hundred stars', '&stars=100'],
  ['thousands of stars', '&stars=9000'],
] as const) {
  test(`Drawn strip by strip, the home page’s sky of ${sky} is what it is when all of it is drawn`, async ({
    browser,
    site,
  }) => {
    const address = site.at(`/?quality=high&gate=open&motion=full&moon=0.3${forced}`)
    const strips = await skyAfter(browser, address, true)
    const whole = await skyAfter(browser, address, false)
    expect(strips.blits).toBeGreaterThan(100)
    expect(whole.blits).toBe(0)
    expect(strips.pixels).toHaveLength(whole.pixels.length)
    let bright = 0
    let most = 0
    for (const [i, light] of whole.pixels.entries()) {
      if (light > 128) bright++
      most = Math.max(most, Math.abs(light - (strips.pixels[i] ?? 0)))
    }
    expect(bright).toBeGreaterThan(1000)
    expect(most).toBeLessThan(LATE_LIGHT)
  })
}

test('A device without a graphics card keeps what it has drawn', async ({ site }) => {
  await site.open('/?quality=high&gate=open')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  const keeps = await site.canvas.evaluate(
    (canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getContextAttributes()?.preserveDrawingBuffer,
  )
  expect(keeps).toBe(true)
})
