import type { Browser, Request } from 'playwright/test'
import type { COUNTER_NAMES } from '../../src/templates/visitCounter.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { contentTypeOf } from '../helpers/templateSites.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

needs('editors')

/** A page of another site, with a link to the exported page. */
const SOCIAL_POST = 'http://social.example/post'
const WEBSITE_ID = '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b'

/** The code that each counter gives for a page. */
const CODES: Readonly<Record<keyof typeof COUNTER_NAMES, string>> = {
  goatcounter:
    '<script data-goatcounter="https://ada.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>',
  plausible: '<script defer data-domain="ada.example" src="https://plausible.io/js/script.js"></script>',
  umami: `<script defer src="https://cloud.umami.is/script.js" data-website-id="${WEBSITE_ID}"></script>`,
}

/**
 * The request that each counter documents for a visit: GoatCounter's `/count`, Plausible's events API, Umami's
 * `/api/send`.
 */
const expectedVisits = (title: string) => ({
  goatcounter: {
    method: 'GET',
    address: 'https://ada.goatcounter.com/count',
    fields: {
      p: '/me/',
      t: title,
      r: 'http://social.example/',
      q: '?from=bio',
      s: expect.stringMatching(/^\d+$/),
      rnd: expect.any(String),
    },
  },
  plausible: {
    method: 'POST',
    address: 'https://plausible.io/api/event',
    type: 'text/plain',
    fields: {
      n: 'pageview',
      u: 'http://ada.example/me/?from=bio',
      d: 'ada.example',
      r: 'http://social.example/',
    },
  },
  umami: {
    method: 'POST',
    address: 'https://gateway.umami.is/api/send',
    type: 'application/json',
    fields: {
      type: 'event',
      payload: {
        website: WEBSITE_ID,
        hostname: 'ada.example',
        url: '/me/?from=bio',
        title,
        referrer: 'http://social.example/',
        language: expect.stringMatching(/^[a-z]{2}/),
        screen: expect.stringMatching(/^\d+x\d+$/),
      },
    },
  },
})

/** The content of a request to a counter. */
function readRequest(request: Request) {
  const { origin, pathname, searchParams } = new URL(request.url())
  const body = request.postData()
  return {
    method: request.method(),
    address: origin + pathname,
    type: request.headers()['content-type'],
    fields: body === null ? Object.fromEntries(searchParams) : JSON.parse(body),
  }
}

/**
 * Follows the link of a post to an exported page.
 *
 * @returns the page's title, and its requests outside its folder, without preflights
 */
async function openFromPost(browser: Browser, files: Readonly<Record<string, Uint8Array>>, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const folder = new URL('.', address).href
  const requests: Request[] = []
  await context.route('**/*', (route) => {
    const request = route.request()
    if (request.url() === SOCIAL_POST)
      return route.fulfill({ contentType: 'text/html', body: `<a href="${address}">My page</a>` })
    if (request.url().startsWith(folder)) {
      const path = new URL(request.url()).pathname.replace('/me/', '') || 'index.html'
      return route.fulfill({ contentType: contentTypeOf(path), body: Buffer.from(files[path] ?? []) })
    }
    if (request.method() !== 'OPTIONS') requests.push(request)
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ status: 202, headers })
  })
  await page.goto(SOCIAL_POST)
  await page.getByRole('link').click()
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const title = await page.title()
  await context.close()
  return { title, requests }
}

test(
  'An exported page sends one documented request per visit to its counter, and none when it is opened at localhost',
  LONG_RUN,
  async ({ site, browser }) => {
    const editor = await openEditor(site, FIRST_TEMPLATE)
    for (const [kind, code] of Object.entries(CODES)) {
      await editor.field('counter').fill(code)
      const files = unzipped((await editor.exportPage()).zip)
      const { title, requests } = await openFromPost(browser, files, 'http://ada.example/me/?from=bio')
      expect(requests.map(readRequest)).toEqual([expectedVisits(title)[kind as keyof typeof CODES]])
      const openedLocally = await openFromPost(browser, files, 'http://localhost/me/')
      expect(openedLocally.requests).toEqual([])
    }
  },
)
