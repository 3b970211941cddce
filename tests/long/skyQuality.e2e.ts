import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })
test.setTimeout(240_000)

/** How long each draw call of a hopelessly slow device takes, milliseconds. */
const SLOW_MS = 90
/** A sky that was given up is tried again after a minute: a little more than that. */
const RETRIED_MS = 75_000

test('A device that cannot draw gets the still sky, and a try again after a calm minute', async ({
  site,
}) => {
  const { page, scene } = site
  await page.addInitScript((slowMs) => {
    const device = { isSlow: true }
    Object.assign(window, { device })
    const gl = WebGL2RenderingContext.prototype
    const draw = gl.drawArrays
    gl.drawArrays = function (...rest) {
      const endMs = performance.now() + (device.isSlow ? slowMs : 0)
      while (performance.now() < endMs);
      draw.apply(this, rest)
    }
  }, SLOW_MS)
  await openSky(site, '/?gate=open')
  await expect(scene).toHaveAttribute('data-renderer', 'still', { timeout: 60_000 })
  await expect(site.canvas).toHaveCount(0)
  await page.evaluate(() => {
    ;(window as unknown as { device: { isSlow: boolean } }).device.isSlow = false
  })
  await expect(scene).toHaveAttribute('data-renderer', 'webgl', { timeout: RETRIED_MS })
  await expectFrames(site)
})

test('A slow device draws fewer pixels rather than fewer frames, and all of them again once it can', async ({
  site,
}) => {
  const { page, canvas } = site
  await page.addInitScript(() => {
    const device = { isSlow: true }
    Object.assign(window, { device })
    // Nothing is really drawn: how fast this machine draws says nothing of the device.
    const gl = WebGL2RenderingContext.prototype
    gl.drawElements = gl.drawArraysInstanced = gl.drawElementsInstanced = () => {}
    gl.drawArrays = function () {
      // As long as its pixels are many.
      const endMs = performance.now() + (device.isSlow ? this.drawingBufferWidth / 12 : 0)
      while (performance.now() < endMs);
    }
  })
  await openSky(site, '/?gate=open')
  let movedPx = 0
  const widthPx = async () => {
    // A sky whose visitor is away rests, and is not judged.
    await page.mouse.move(100 + (++movedPx % 50), 100)
    return canvas.evaluate((element: HTMLCanvasElement) => element.width)
  }
  await expect.poll(widthPx, { timeout: 60_000 }).toBe(SMALL.width / 2)
  await page.evaluate(() => {
    ;(window as unknown as { device: { isSlow: boolean } }).device.isSlow = false
  })
  await expect.poll(widthPx, { timeout: 120_000 }).toBe(SMALL.width)
})
