import { type ElementHandle, type LaunchOptions, launch } from 'puppeteer-core'
import type { Browser } from './Browser.ts'

/** Drives Firefox, by WebDriver BiDi and without a driver between, or Chrome. */
export async function drivePuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, headless: false })
  const [page = await browser.newPage()] = await browser.pages()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`uncaught: ${error}`))
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
  return {
    open: async (address) => void (await page.goto(address)),
    // Puppeteer waits for a page that loads, which one from the back/forward cache does not.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (work, args, frame) => {
      const inner = frame && (await (await find(frame)).contentFrame())
      return (inner || page).evaluate(work as never, ...(args as unknown as never[])) as never
    },
    click: async (target) => (await find(target)).click(),
    type: async (target, words) => (await find(target)).type(words),
    press: (key) => page.keyboard.press(key),
    photograph: async () => Buffer.from(await page.screenshot()),
    said: async () => said.splice(0),
    close: () => browser.close(),
  }
}
