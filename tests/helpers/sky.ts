import type { Page } from 'playwright/test'
import { expect, type Site } from './site.ts'

/** The query of an open gate and a fixed quality. With automatic quality, a slow machine would end the live sky. */
export const SKY = '?quality=low&gate=open'

/** Draw calls of a frame, as text: background, moon, stars, and the eclipse at the gate. */
export const DRAW_CALLS = /^[1-4]$/

/** A small window, CSS px, because the processor draws every pixel. */
export const SMALL = { width: 480, height: 360 }

/** The smallest window in which a page can be used, CSS px: for tests that look at no pixel. */
export const SMALLEST = { width: 320, height: 240 }

/** Counts the draw calls of the next page. @returns a function that reads their number */
export async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { draws: 0 }
    Object.assign(window, { counted })
    const gl = WebGL2RenderingContext.prototype
    for (const name of [
      'drawArrays',
      'drawElements',
      'drawArraysInstanced',
      'drawElementsInstanced',
    ] as const) {
      const draw = gl[name] as (...args: unknown[]) => void
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          counted.draws++
          draw.apply(this, args)
        },
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { counted: { draws: number } }).counted.draws)
}

export function waitFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
}

/** Opens a page and expects WebGL to start. @param path with or without query */
export async function openSky(site: Site, path: string): Promise<void> {
  await site.open(path)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expect(site.canvas).toHaveCount(1)
}

/** Expects the sky to draw further frames. */
export async function expectFrames(site: Site): Promise<void> {
  const count = async () => Number(await site.scene.getAttribute('data-frames'))
  const before = await count()
  await expect.poll(count).toBeGreaterThan(before)
}

/** Expects a still sky with a number of stars. */
export async function expectStillSky({ page, scene, canvas }: Site, stars: number): Promise<void> {
  await expect(scene).toHaveAttribute('data-renderer', 'still')
  await expect(scene).toHaveAttribute('data-stars', String(stars))
  await expect(scene).toHaveAttribute('data-falling', 'off')
  await expect(canvas).toHaveCount(0)
  await expect(page.locator('[data-still-sky] > *')).toHaveCount(stars)
}

/** Preserves the drawing buffers of the next page. Without this, a canvas is empty between two frames. */
export async function keepFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype as { getContext: (...args: unknown[]) => unknown }
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, attributes?: object) {
        return getContext.call(this, kind, { ...attributes, preserveDrawingBuffer: true })
      },
    })
  })
}

/** The final picture of a frozen sky, as a data URL: it is the same after 20 more frames. */
export async function frozenPixels({ page, canvas }: Site): Promise<string> {
  const takeShot = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
  let last = await takeShot()
  await expect
    .poll(async () => {
      await waitFrames(page, 20)
      const before = last
      last = await takeShot()
      return last === before
    })
    .toBe(true)
  return last
}
