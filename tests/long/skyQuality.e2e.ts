import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })
test.setTimeout(240_000)

/** Duration of a `drawArrays` call on a device that is much too slow, ms. */
const SLOW_MS = 90
/** Longest wait for the live sky, ms. The site tries the live sky again after a minute. */
const MAX_RETRY_MS = 75_000

test('The still sky shows when the device is too slow, and the live sky again when the device is faster', async ({
  site,
}) => {
  const { page, scene } = site
  await page.addInitScript((slowMs) => {
    const device = { isSlow: true }
    Object.assign(window, { device })
    const gl = WebGL2RenderingContext.prototype
    const draw = gl.drawArrays
    gl.drawArrays = function (...args) {
      const endMs = performance.now() + (device.isSlow ? slowMs : 0)
      while (performance.now() < endMs);
      draw.apply(this, args)
    }
  }, SLOW_MS)
  await openSky(site, '/?gate=open')
  await expect(scene).toHaveAttribute('data-renderer', 'still', { timeout: 60_000 })
  await expect(site.canvas).toHaveCount(0)
  await page.evaluate(() => {
    ;(window as unknown as { device: { isSlow: boolean } }).device.isSlow = false
  })
  await expect(scene).toHaveAttribute('data-renderer', 'webgl', { timeout: MAX_RETRY_MS })
  await expectFrames(site)
})

test('The sky halves its resolution when the device is slow, and restores it when the device is faster', async ({
  site,
}) => {
  const { page, canvas } = site
  await page.addInitScript(() => {
    const device = { isSlow: true }
    Object.assign(window, { device })
    // Draws nothing, so the speed of this machine does not matter.
    const gl = WebGL2RenderingContext.prototype
    gl.drawElements = () => {}
    gl.drawArraysInstanced = () => {}
    gl.drawElementsInstanced = () => {}
    gl.drawArrays = function () {
      // Takes 1 ms for each 12 pixels of the canvas's width.
      const endMs = performance.now() + (device.isSlow ? this.drawingBufferWidth / 12 : 0)
      while (performance.now() < endMs);
    }
  })
  await openSky(site, '/?gate=open')
  let moves = 0
  const widthPx = async () => {
    // Without input the sky is idle, and an idle sky does not change its quality.
    moves++
    await page.mouse.move(100 + (moves % 50), 100)
    return canvas.evaluate((element: HTMLCanvasElement) => element.width)
  }
  await expect.poll(widthPx, { timeout: 60_000 }).toBe(SMALL.width / 2)
  await page.evaluate(() => {
    ;(window as unknown as { device: { isSlow: boolean } }).device.isSlow = false
  })
  await expect.poll(widthPx, { timeout: 120_000 }).toBe(SMALL.width)
})
