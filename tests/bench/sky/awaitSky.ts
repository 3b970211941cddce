import type { Page } from 'playwright'

/** Opens an address, and waits until its sky draws, or is still because still motion is chosen. */
export async function awaitSky(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(
    () =>
      window.contestant !== undefined ||
      document.querySelector('[data-renderer="webgl"]:not([data-frames="0"])') !== null ||
      document.querySelector('[data-renderer="still"][data-motion="still"]') !== null,
    undefined,
    { polling: 200 },
  )
}
