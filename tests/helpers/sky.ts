import type { Page } from 'playwright/test'
import { expect, type Site } from './site.ts'

/** A query for a sky of fixed quality. With automatic quality, a slow machine would end the live sky. */
export const SKY = '?quality=low&gate=open'

/** A small window, because the processor draws every pixel. */
export const SMALL = { width: 480, height: 360 }

/** Counts all draw calls of a page that is opened afterwards. @returns a function that gives their number */
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
      const draw = gl[name] as (...rest: unknown[]) => void
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, ...rest: unknown[]) {
          counted.draws++
          draw.apply(this, rest)
        },
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { counted: { draws: number } }).counted.draws)
}

/** Waits for a number of the page's own frames. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (many) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)))
        next(many)
      }),
    count,
  )
}

/** Opens an address where WebGL must start. */
export async function openSky(site: Site, address: string): Promise<void> {
  await site.open(address)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expect(site.canvas).toHaveCount(1)
}

/** Expects that frames are drawn. */
export async function expectFrames(site: Site): Promise<void> {
  const count = async () => Number(await site.scene.getAttribute('data-frames'))
  const before = await count()
  await expect.poll(count).toBeGreaterThan(before)
}

/** Makes screenshots of the sky possible: outside its frames a canvas is empty unless it preserves its buffer. */
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

/** The pixels of a frozen sky, after its last frame. */
export async function photograph({ page, canvas }: Site): Promise<string> {
  const shot = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
  let last = await shot()
  await expect
    .poll(async () => {
      await frames(page, 20)
      const before = last
      last = await shot()
      return last === before
    })
    .toBe(true)
  return last
}
