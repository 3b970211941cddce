import type { Page } from 'playwright/test'

/** CSS px. */
export const DESKTOP = { width: 1280, height: 800 }
/** A small phone, held upright, CSS px. */
export const SMALL_PHONE = { width: 320, height: 640 }
/** A window of 1280 × 1024 at 400 % zoom, CSS px. */
export const ZOOMED = { width: 320, height: 256 }
/** Least width and height of a control, CSS px. */
export const MIN_TARGET_PX = 44
/** The browser options of a usual phone with a touch screen. */
export const TOUCH_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Context options without which a preview's effects would keep half a processor core busy, and make a test twice as slow. */
export const REDUCED_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const
/** The browser options of a user of the editor at a desk. */
export const EDITOR_WINDOW = { viewport: { width: 1280, height: 900 }, ...REDUCED_MOTION }

/** Emulates the preference for less transparency. @returns a function that ends all emulation of media features */
export async function reduceTransparency(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const emulate = (value: string) =>
    session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value }],
    })
  await emulate('reduce')
  return async () => {
    await emulate('')
    await session.detach()
  }
}
