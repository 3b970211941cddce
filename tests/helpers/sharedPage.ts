import type { Browser, CDPSession, Page } from 'playwright/test'
import { reportLostFocus } from './focus.ts'
import { EVERYTHING_URL, ORIGIN, SITE_URL } from './origin.ts'
import { test as base, reportBlockedContent } from './site.ts'
import { DESKTOP } from './windows.ts'

export { expect } from './site.ts'

const PAGE_EVENTS = ['console', 'dialog', 'download', 'pageerror', 'response'] as const
const CONTEXT_EVENTS = ['page', 'request', 'requestfinished', 'requestfailed', 'response'] as const

/** The two sites of the tests. */
const OWN_ORIGINS = [ORIGIN, new URL(EVERYTHING_URL).origin]

/** A page that the tests of a worker use one after the other. */
interface SharedPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Returns the worker's page with or without JavaScript. Opens it at its first use. */
type SharedPages = (javaScriptEnabled: boolean) => Promise<SharedPage>

async function openShared(browser: Browser, javaScriptEnabled: boolean): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL: SITE_URL, viewport: DESKTOP, javaScriptEnabled })
  await reportBlockedContent(context)
  await reportLostFocus(context)
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** Resets a page for the next test. */
async function reset({ page, session }: SharedPage): Promise<void> {
  const context = page.context()
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await page.emulateMedia({ media: null, contrast: null, forcedColors: null, reducedMotion: null })
  // The pointer leaves the window, so that the next page has no hovered element.
  await page.mouse.move(-1, -1)
  // The editor saves when its page is left. So session storage is cleared afterwards, on a file that saves nothing.
  await page.goto(`${SITE_URL}robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  for (const origin of OWN_ORIGINS)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
}

/** The tests of a worker share two pages, one without JavaScript. `tests/README.md` says which tests need their own page. */
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

  page: async ({ sharedPage, viewport, contextOptions }, use) => {
    await sharedPage.page.setViewportSize(viewport ?? DESKTOP)
    await sharedPage.page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    await use(sharedPage.page)
    await reset(sharedPage)
  },
})
