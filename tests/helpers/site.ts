import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test'
import { findRoute } from '../../src/routes.ts'
import { outsideHosts } from '../../src/site/outsideHosts.ts'
import { text } from '../../src/site/text.ts'
import { addressUnder, ROOT } from './origin.ts'

export { expect } from 'playwright/test'

/** A query for a page without gate and WebGL, for tests that need neither: WebGL in software is slow. */
export const QUIET = '?gate=open&renderer=still'

/** The site in a visitor's browser, with its console messages and requests. */
export class Site {
  readonly page: Page
  readonly scene: Locator
  readonly canvas: Locator
  readonly heading: Locator
  readonly gate: Locator
  /** Console errors and warnings, uncaught errors and policy violations. It must be empty after every test. */
  readonly consoleMessages: string[] = []
  readonly requests: string[] = []
  /** The address of the site, base included. */
  readonly root: string
  readonly #script: boolean
  readonly #pendingRequests = new Set<Request>()
  #mayBeMissing = ''

  constructor(page: Page, script: boolean, root: string) {
    this.page = page
    this.root = root
    this.#script = script
    this.scene = page.locator('[data-scene]')
    this.canvas = page.locator('canvas')
    this.heading = page.locator('h1')
    this.gate = page.getByRole('button', { name: text.gate.enter })
    page.on('console', (message) => this.#record(message))
    page.on('pageerror', (error) => this.consoleMessages.push(`uncaught: ${error.message}`))
    const context = page.context()
    context.on('request', (request) => {
      this.requests.push(request.url())
      this.#pendingRequests.add(request)
    })
    context.on('requestfinished', (request) => this.#pendingRequests.delete(request))
    context.on('requestfailed', (request) => this.#pendingRequests.delete(request))
  }

  /** A path of the site as an address. */
  at(path: string): string {
    return addressUnder(this.root, path)
  }

  /** An address of the content as a page has it: a page or a file of the site has its base in front. */
  linkTo(url: string): string {
    return url.startsWith('/') ? addressUnder(new URL(this.root).pathname, url) : url
  }

  /**
   * Opens a path without a cache, and waits until the sky has chosen its renderer, and an editor is visible.
   *
   * @returns the status of the response
   */
  async open(path: string, { status = 200 } = {}): Promise<number> {
    const address = this.at(path)
    if (status === 404) this.#mayBeMissing = new URL(address).href
    const response = await this.page.goto(address)
    if (this.#script) await expect(this.scene).not.toHaveAttribute('data-renderer', 'pending')
    if (this.#script && findRoute(path.replace(/[?#].*/, '')).page === 'editor')
      await expect(this.page.locator('[data-editor]')).toBeVisible()
    return response?.status() ?? 0
  }

  /**
   * Waits until all requests have ended and 0.5 s pass without a new one. Playwright's 'networkidle' is unreliable if a
   * page contains a frame in a separate process.
   */
  async settled(): Promise<void> {
    let count = Number.NaN
    const isQuiet = () => {
      const before = count
      count = this.requests.length
      return this.#pendingRequests.size === 0 && count === before
    }
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  }

  /** Opens the gate and waits until it is removed. */
  async enter(): Promise<void> {
    await this.gate.click()
    await expect(this.scene).toHaveAttribute('data-phase', 'open')
  }

  /** Goes to another path without loading a document, as a link inside the site does. */
  async goInside(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), this.at(path))
  }

  /** Expects exactly these console messages since the last call, as text or patterns. */
  async expectConsole(lines: readonly (string | RegExp)[]): Promise<void> {
    await expect.poll(() => this.consoleMessages.length).toBe(lines.length)
    const messages = this.consoleMessages.splice(0)
    for (const [index, line] of lines.entries()) expect(messages[index]).toMatch(line)
  }

  /** Everything requested from hosts other than the site and those that its content names. */
  strangers(): string[] {
    return this.requests.filter(
      (url) =>
        /^https?:/.test(url) &&
        ![new URL(this.root).origin, ...Object.values(outsideHosts).flat()].includes(new URL(url).origin),
    )
  }

  #record(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    const failedLoad = message.text().startsWith('Failed to load resource')
    if (failedLoad && (isPlayer(url) || url === this.#mayBeMissing)) return
    this.consoleMessages.push(`${message.type()}: ${message.text()} (${url})`)
  }
}

const isPlayer = (url: string) => outsideHosts.players.some((host) => url.startsWith(host))

/** Logs everything that the content security policy blocks. */
export function reportBlockedContent(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`),
    ),
  )
}

interface Fixtures {
  /** The address of the site, base included. */
  readonly root: string
  readonly site: Site
}

export const test = base.extend<Fixtures>({
  root: [ROOT, { option: true }],

  context: async ({ context }, use) => {
    await reportBlockedContent(context)
    await use(context)
  },

  site: async ({ page, javaScriptEnabled, root }, use) => {
    const site = new Site(page, javaScriptEnabled !== false, root)
    await use(site)
    expect(site.consoleMessages, 'the console was silent').toEqual([])
    expect(site.strangers(), 'no other host got a request').toEqual([])
  },
})
