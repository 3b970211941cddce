import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { overflowing } from '../helpers/layout.ts'
import { OWNER_ORIGIN } from '../helpers/origin.ts'
import { reportBlockedContent, softly } from '../helpers/site.ts'

// The only test of an owner's own content, whatever it is. All others run on the sites in `tests/sites`.

const dist = new URL('../../dist/', import.meta.url)
if (!existsSync(new URL('index.html', dist)))
  throw new Error('There is no built site in the folder dist: run `npm run build` first.')

const STILL = '?gate=open&renderer=still&motion=still'
const SMALLEST = { width: 320, height: 640 }

/** The paths of all pages, with the site's base. */
const paths = [...readFileSync(new URL('sitemap.xml', dist), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
)
const [base = '/'] = paths

/** One page of each kind: the last card of the shop, the last editor, and every other page. */
const pages = new Map(
  paths.map((path) => [/^(shop|editor)\/(?=.)/.exec(path.slice(base.length))?.[0] ?? path, path]),
).values()

/** Records console errors and warnings of the site itself. Other hosts may be unreachable. */
function recordMessages(page: Page): readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    const isOfOtherHost =
      message.text().startsWith('Failed to load resource') && !url.startsWith(OWNER_ORIGIN)
    if (!isOfOtherHost) messages.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  return messages
}

test('Each kind of page of the owner’s site is readable, accessible, silent and narrow enough', async ({
  page,
  context,
}) => {
  await reportBlockedContent(context)
  const messages = recordMessages(page)
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`${OWNER_ORIGIN}${path}${STILL}`)
      await expect.soft(page.locator('h1'), path).toBeVisible()
      await expect.soft(page.locator('[data-scene]'), path).toHaveAttribute('data-renderer', 'still')
      expect.soft(await violations(page), path).toEqual([])
      await page.setViewportSize(SMALLEST)
      await softly.poll(() => overflowing(page), path).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect.soft(messages, path).toEqual([])
    })
})
