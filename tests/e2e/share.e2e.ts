import type { Page } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { SHARE_SCRIPT } from '../helpers/builtFiles.ts'
import { MIN_TARGET_PX } from '../helpers/layout.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, type Site, STILL_SKY } from '../helpers/site.ts'
import { notFoundPages, routes, text } from '../helpers/siteModules.ts'

/** A page below the home page if there is one, otherwise the home page. */
const PAGE_PATH = routes[1]?.path ?? '/'
/** `PAGE_PATH` as in a shared address: with a slash at its end. */
const SHARED_PATH = PAGE_PATH === '/' ? PAGE_PATH : `${PAGE_PATH}/`
/** A still sky, and a page without animations. */
const STILL = `${STILL_SKY}&motion=still`

/** A window in which a fake share sheet stores the shared data. */
interface WindowWithShare {
  shared?: ShareData
}

const shareButton = ({ page }: Site) => page.getByRole('button', { name: text.share.share })
const status = ({ page }: Site) => page.locator('footer').getByRole('status')
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

ownPageTest(
  'The share sheet gets the page’s title, and its address without query and hash, when Share is pressed',
  async ({ site }) => {
    await site.page.addInitScript(() => {
      navigator.share = async (data) => {
        ;(window as WindowWithShare).shared = data
      }
    })
    await site.open(`${PAGE_PATH}${STILL}#content`)
    await shareButton(site).click()
    const data = await site.page.evaluate(() => (window as WindowWithShare).shared)
    expect(data).toEqual({ title: await site.page.title(), url: site.at(SHARED_PATH) })
    await expect(status(site)).toBeEmpty()
  },
)

ownPageTest(
  'Nothing is copied and no message shows when the visitor closes the share sheet',
  async ({ site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await site.page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'))
    })
    await site.open(`/${STILL}`)
    await site.page.evaluate(() => navigator.clipboard.writeText('before'))
    await shareButton(site).click()
    await expect(status(site)).toBeEmpty()
    expect(await readClipboard(site.page)).toBe('before')
  },
)

test('The link is copied and a message shows when the browser has no share sheet', async ({
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open(`${PAGE_PATH}${STILL}`)
  await shareButton(site).click()
  await expect(status(site)).toHaveText(text.share.copied)
  expect(await readClipboard(site.page)).toBe(site.at(SHARED_PATH))
  test.skip(PAGE_PATH === '/', 'The site has one page only')
  await site.goInside('/')
  await expect(status(site)).toBeEmpty()
  await shareButton(site).click()
  await expect.poll(() => readClipboard(site.page)).toBe(site.at('/'))
})

ownPageTest('The link is shown and selected when the browser has no clipboard', async ({ site }) => {
  await site.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await site.open(`/${STILL}`)
  await shareButton(site).click()
  await expect(status(site)).toHaveText(`${text.share.copyThis} ${site.at('/')}`)
  expect(await site.page.evaluate(() => String(getSelection()))).toBe(site.at('/'))
})

test('The share button is a large target on a small phone, without an accessibility violation', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 320, height: 568 })
  await site.open(`${PAGE_PATH}${STILL}`)
  expect((await shareButton(site).boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  expect(await violations(site.page)).toEqual([])
})

ownPageTest('The footer keeps its height when the share button appears', async ({ site }) => {
  let releaseScript = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScript = resolve
  })
  await site.page.route(SHARE_SCRIPT, async (route) => {
    await released
    await route.continue()
  })
  await site.open(`${PAGE_PATH}${STILL}`)
  const height = () => site.page.locator('footer').evaluate((footer) => footer.clientHeight)
  const before = await height()
  releaseScript()
  await expect(shareButton(site)).toBeVisible()
  expect(await height()).toBe(before)
})

test('A 404 page has no share button', async ({ site }) => {
  for (const { path } of notFoundPages) {
    await site.open(`${path}${STILL}`, { status: 404 })
    await site.settled()
    await expect(shareButton(site)).toHaveCount(0)
  }
})
