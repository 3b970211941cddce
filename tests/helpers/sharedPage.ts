import type { Browser, CDPSession, Page } from 'playwright/test'
import { BASED_ROOT, ORIGIN, ROOT } from './origin.ts'
import { test as base, reportBlockedContent } from './site.ts'
import { DESKTOP } from './windows.ts'

export { expect } from './site.ts'

const PAGE_EVENTS = ['console', 'dialog', 'download', 'pageerror', 'response'] as const
const CONTEXT_EVENTS = ['page', 'request', 'requestfinished', 'requestfailed', 'response'] as const

/** The addresses of the site: at the root of a host, and under a base. */
const OWN_ORIGINS = [ORIGIN, new URL(BASED_ROOT).origin]

/** A page that the tests of a worker use one after the other. */
interface SharedPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Returns the worker's page with JavaScript, or the one without. Opens it at its first use. */
type SharedPages = (javaScriptEnabled: boolean) => Promise<SharedPage>

async function openShared(browser: Browser, javaScriptEnabled: boolean): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL: ROOT, viewport: DESKTOP, javaScriptEnabled })
  await reportBlockedContent(context)
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** Resets a page for the next test: no storage, no history, no routes, no emulation. */
async function reset({ page, session }: SharedPage): Promise<void> {
  const context = page.context()
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, reducedMotion: null })
  // The pointer leaves the window, so that the next page starts without a hovered element.
  await page.mouse.move(-1, -1)
  // A page saves when it is closed. So storage is cleared afterwards, on a file of the site that saves nothing.
  await page.goto(`${ROOT}robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  for (const origin of OWN_ORIGINS)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
}

/**
 * A test of the site in a page that all tests of a worker share, because a page with its own process costs more than
 * loading the site. Not for tests that add scripts to the page, stop its clock, emulate a touch screen or block a file:
 * the browser has cached the files of earlier tests.
 */
export const test = base.extend<{ sharedPage: SharedPage }, { sharedPages: SharedPages }>({
  sharedPages: [
    async ({ browser }, use) => {
      const opened = new Map<boolean, Promise<SharedPage>>()
      await use((javaScriptEnabled) => {
        const page = opened.get(javaScriptEnabled) ?? openShared(browser, javaScriptEnabled)
        opened.set(javaScriptEnabled, page)
        return page
      })
      for (const { page } of await Promise.all(opened.values())) await page.context().close()
    },
    { scope: 'worker' },
  ],

  sharedPage: ({ sharedPages, javaScriptEnabled }, use) => sharedPages(javaScriptEnabled !== false).then(use),

  context: ({ sharedPage }, use) => use(sharedPage.page.context()),

  page: async ({ sharedPage, viewport }, use) => {
    await sharedPage.page.setViewportSize(viewport ?? DESKTOP)
    await use(sharedPage.page)
    await reset(sharedPage)
  },
})
