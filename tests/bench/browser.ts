import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { softwareGl } from '../../src/build/chromiumFlags.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'

/** How long a page may take to come up before it counts as too slow, ms. */
const MOST_WAITING_MS = 60_000

/** Starts the one browser of a run. */
export function launch(): Promise<Browser> {
  // Precise memory is what HeapProfiler.collectGarbage leaves, not a value rounded for the web.
  const args = [...softwareGl, '--enable-precise-memory-info']
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Opens an address cold and waits until its sky draws. Nothing outside this machine is reached. */
export async function openPage(browser: Browser, address: string): Promise<{ page: Page; cdp: CDPSession }> {
  const { origin } = new URL(address)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(MOST_WAITING_MS)
  try {
    await page.goto(address)
    await page.waitForFunction(
      () =>
        window.contestant !== undefined ||
        document.querySelector('[data-renderer="webgl"]:not([data-frames="0"])') !== null ||
        document.querySelector('[data-renderer="still"][data-motion="still"]') !== null,
      undefined,
      { polling: 200 },
    )
    return { page, cdp: await context.newCDPSession(page) }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Waits. */
export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000))
}
