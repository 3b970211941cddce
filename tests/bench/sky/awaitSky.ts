import type { Page } from 'playwright'

/**
 * Opens an address, and waits until its sky draws. A page with which the bench compares the site then sets
 * `window.contestant`. Where still motion is chosen, the sky never draws, so the still sky ends the wait.
 */
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
