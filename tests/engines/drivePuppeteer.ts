import { setTimeout } from 'node:timers/promises'
import { type ElementHandle, type LaunchOptions, launch } from 'puppeteer-core'
import type { Browser } from './Browser.ts'

const POLL_MS = 50

/** Drives Firefox or Chrome. */
export async function drivePuppeteer(options: LaunchOptions): Promise<Browser> {
  // In a window, as visitors have it.
  const browser = await launch({ ...options, headless: false })
  const [page = await browser.newPage()] = await browser.pages()
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error}`))
  await page.evaluateOnNewDocument(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`),
    ),
  )
  const find = async (target: string) => {
    const selector = target.startsWith('/') ? `xpath/${target}` : target
    const element = await page.waitForSelector(selector, { visible: true })
    if (!element) throw new Error(`There is no ${target}`)
    return element as ElementHandle<Element>
  }
  // Puppeteer does not scroll to an element that a sticky bar covers.
  const findUncovered = async (target: string) => {
    const element = await find(target)
    await element.evaluate((covered) => covered.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    return element
  }
  return {
    // `goto` waits for a load, which it may miss after a page came from the browser's back/forward cache.
    open: async (address) => {
      const origin = await page.evaluate(() => {
        document.documentElement.dataset.leaving = ''
        return location.origin
      })
      if (new URL(address).origin === origin)
        await page.evaluate((newAddress) => location.assign(newAddress), address)
      else page.goto(address).catch(() => {})
      // `about:blank`: the empty page that may be between two pages. `leaving`: the old page.
      const isOpen = () =>
        location.href !== 'about:blank' &&
        document.readyState === 'complete' &&
        !('leaving' in document.documentElement.dataset)
      while (!(await page.evaluate(isOpen).catch(() => false))) await setTimeout(POLL_MS)
    },
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (work, args, frame) => {
      const innerFrame = frame && (await (await find(frame)).contentFrame())
      return (innerFrame || page).evaluate(work as never, ...(args as unknown as never[])) as never
    },
    click: async (target) => (await findUncovered(target)).click(),
    tap: async (target) => (await findUncovered(target)).tap(),
    type: async (target, text) => (await find(target)).type(text),
    typeIntoFocused: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key !== 'Shift+Tab') return page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    paper: (margin) =>
      page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } }),
    consoleMessages: async () => messages.splice(0),
    close: () => browser.close(),
  }
}
