import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
} from 'playwright/test'
import { reportLostFocus } from './focus.ts'
import { addressUnder, SITE_URL } from './origin.ts'

export { expect } from 'playwright/test'

/** Goes on after a failure. Its `poll` waits for a page whose script follows the size of its window, such as an editor’s preview. */
export const softly = expect.configure({ soft: true })

/** The query of a page with an open gate and the still sky. The live sky is slow on machines without a graphics card. */
export const STILL_SKY = '?gate=open&renderer=still'

/** The hosts that the site `sample` names. */
const SAMPLE_HOSTS = ['https://open.spotify.com']

/** The site in a visitor's browser. */
export class Site {
  readonly page: Page
  readonly scene: Locator
  readonly canvas: Locator
  readonly heading: Locator
  readonly gate: Locator
  /** Console errors and warnings, uncaught errors and policy violations. Must be empty after every test. */
  readonly consoleMessages: string[] = []
  readonly requests: string[] = []
  /** The address of the site, base included. */
  readonly root: string
  readonly #hasScript: boolean
  readonly #hosts: readonly string[]
  readonly #pendingRequests = new Set<Request>()
  #allowed404 = ''

  /** @param hosts the origins of other hosts that the site may contact */
  constructor(page: Page, hasScript: boolean, root: string, hosts: readonly string[] = SAMPLE_HOSTS) {
    this.page = page
    this.root = root
    this.#hasScript = hasScript
    this.#hosts = hosts
    this.scene = page.locator('[data-scene]')
    this.canvas = page.locator('canvas')
    this.heading = page.locator('h1')
    this.gate = page.getByRole('button', { name: 'Click to enter' })
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

  at(path: string): string {
    return addressUnder(this.root, path)
  }

  /** The `href` of a link to an address of the content. Adds the base to a path. */
  linkTo(url: string): string {
    return url.startsWith('/') ? addressUnder(new URL(this.root).pathname, url) : url
  }

  /**
   * Opens a path. With JavaScript, waits for the sky's renderer, and on an editor's page for the editor. With `status` 404,
   * the console may report that the page failed to load.
   *
   * @returns the HTTP status
   */
  async open(path: string, { status = 200 } = {}): Promise<number> {
    const address = this.at(path)
    if (status === 404) this.#allowed404 = new URL(address).href
    const response = await this.page.goto(address)
    if (this.#hasScript) await expect(this.scene).not.toHaveAttribute('data-renderer', 'pending')
    if (this.#hasScript && path.startsWith('/editor/'))
      await expect(this.page.locator('[data-editor]')).toBeVisible()
    return response?.status() ?? 0
  }

  /** Waits until no request is open and 0.5 s pass without a new one. 'networkidle' fails on a page with frames. */
  async settled(): Promise<void> {
    let count = Number.NaN
    const isQuiet = () => {
      const previousCount = count
      count = this.requests.length
      return this.#pendingRequests.size === 0 && count === previousCount
    }
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  }

  /** Opens the gate and waits until it is open. */
  async enter(): Promise<void> {
    await this.gate.click()
    await expect(this.scene).toHaveAttribute('data-phase', 'open')
  }

  /** Goes to another page without loading a document, as a link of the site does. */
  async goInside(path: string): Promise<void> {
    await this.page.evaluate((to) => history.pushState(null, '', to), this.at(path))
  }

  /** Expects one console message for each pattern, in their order, since the last call. */
  async expectConsole(patterns: readonly RegExp[]): Promise<void> {
    await expect.poll(() => this.consoleMessages.length).toBe(patterns.length)
    const messages = this.consoleMessages.splice(0)
    for (const [index, pattern] of patterns.entries()) expect(messages[index]).toMatch(pattern)
  }

  /** The requests to hosts that the site does not name, and those to its own host outside its base. */
  unexpectedRequests(): string[] {
    return this.requests.filter(
      (url) =>
        /^https?:/.test(url) && !url.startsWith(this.root) && !this.#hosts.includes(new URL(url).origin),
    )
  }

  #record(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type())) return
    // Chromium's own warning when the processor composites the page over the sky, as in the tests of the sky.
    if (message.text().includes('GPU stall due to ReadPixels')) return
    const { url } = message.location()
    const isFailedLoad = message.text().startsWith('Failed to load resource')
    // Another host may be unreachable.
    if (isFailedLoad && (this.#hosts.some((host) => url.startsWith(host)) || url === this.#allowed404)) return
    this.consoleMessages.push(`${message.type()}: ${message.text()} (${url})`)
  }
}

/** Logs everything that the content security policy blocks. */
export function reportBlockedContent(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} blocked ${event.blockedURI}`),
    ),
  )
}

interface Fixtures {
  readonly root: string
  readonly hosts: readonly string[]
  readonly site: Site
}

export const test = base.extend<Fixtures>({
  root: [SITE_URL, { option: true }],
  hosts: [SAMPLE_HOSTS, { option: true }],

  context: async ({ context }, use) => {
    await reportBlockedContent(context)
    await reportLostFocus(context)
    await use(context)
  },

  site: async ({ page, javaScriptEnabled, root, hosts }, use) => {
    const site = new Site(page, javaScriptEnabled !== false, root, hosts)
    await use(site)
    expect(site.consoleMessages, 'the console was silent').toEqual([])
    expect(site.unexpectedRequests(), 'no other host got a request').toEqual([])
  },
})
