import type { Page } from 'playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { hasShareButtons, notFoundPages, routes } from '../../src/routes.ts'
import { socials } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { violations } from '../helpers/axe.ts'
import { QR_SCRIPT, SHARE_SCRIPT } from '../helpers/builtFiles.ts'
import { MIN_TARGET_PX } from '../helpers/layout.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, type Site, STILL_SKY } from '../helpers/site.ts'

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
const codeButton = ({ page }: Site) => page.getByRole('button', { name: text.share.code })
const status = ({ page }: Site) => page.locator('footer').getByRole('status')
const codeDialog = ({ page }: Site) => page.getByRole('dialog', { name: text.share.codeTitle })
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The text of the visible QR code. */
async function readCode(site: Site): Promise<string | undefined> {
  const picture = await codeDialog(site).getByRole('img').screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

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

test(
  'The QR code of every page with share buttons contains the page’s address',
  LONG_RUN,
  async ({ site }) => {
    await site.open(`/${STILL}`)
    for (const { path, title } of routes.filter(hasShareButtons)) {
      await site.goInside(path)
      await expect(site.page).toHaveTitle(title)
      await codeButton(site).click()
      // Letters of other scripts in a path are encoded.
      const address = new URL(site.at(path === '/' ? '/' : `${path}/`)).href
      await expect(codeDialog(site)).toContainText(address)
      expect(await readCode(site)).toBe(address)
      await site.page.keyboard.press('Escape')
      await expect(codeDialog(site)).toHaveCount(0)
    }
  },
)

test('The QR code can be scanned when the browser forces colours', LONG_RUN, async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
  await site.open(`/${STILL}`)
  await codeButton(site).click()
  expect(await readCode(site)).toBe(site.at('/'))
})

test('Focus returns to the button when the QR code is opened and closed by keyboard', async ({ site }) => {
  await site.open(`${PAGE_PATH}${STILL}`)
  await codeButton(site).focus()
  await site.page.keyboard.press('Enter')
  await expect(codeDialog(site).getByRole('button', { name: text.share.close })).toBeFocused()
  await site.page.keyboard.press('Escape')
  await expect(codeDialog(site)).toHaveCount(0)
  await expect(codeButton(site)).toBeFocused()
  await site.page.keyboard.press('Space')
  await expect(codeDialog(site).getByRole('button', { name: text.share.close })).toBeFocused()
  await site.page.keyboard.press('Enter')
  await expect(codeDialog(site)).toHaveCount(0)
  await expect(codeButton(site)).toBeFocused()
})

test('The QR code’s script is downloaded only when the code is opened', async ({ site }) => {
  await site.open(`${PAGE_PATH}${STILL}`)
  await codeButton(site).hover()
  await site.settled()
  const codeRequests = () => site.requests.filter((url) => QR_SCRIPT.test(url))
  expect(codeRequests()).toEqual([])
  await codeButton(site).click()
  await expect(codeDialog(site)).toBeVisible()
  expect(codeRequests().length).toBeGreaterThan(0)
})

ownPageTest('The link is shown when the QR code’s script does not load', async ({ site }) => {
  await site.page.route(QR_SCRIPT, (route) => route.abort())
  await site.open(`${PAGE_PATH}${STILL}`)
  await codeButton(site).click()
  await expect(status(site)).toContainText(site.at(SHARED_PATH))
  // The browser logs the failed preload, and the failed import if it requests the file again.
  const messages = site.consoleMessages.splice(0)
  expect(messages.length).toBeGreaterThan(0)
  for (const line of messages)
    expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${QR_SCRIPT.source}`))
})

test('The share buttons have large targets, and the QR code fits a small phone without an accessibility violation', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 320, height: 568 })
  await site.open(`${PAGE_PATH}${STILL}`)
  for (const button of [shareButton(site), codeButton(site)])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  await codeButton(site).click()
  const box = await codeDialog(site).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await codeDialog(site).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(
    true,
  )
  expect(await violations(site.page)).toEqual([])
})

ownPageTest('The footer keeps its height when the share buttons appear', async ({ site }) => {
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

test('A 404 page has no share buttons', async ({ site }) => {
  for (const { path } of notFoundPages) {
    await site.open(`${path}${STILL}`, { status: 404 })
    await site.settled()
    await expect(shareButton(site)).toHaveCount(0)
  }
})

test('Each link to a profile of the owner has rel=me', async ({ site }) => {
  needs('profiles')
  await site.open(`/${STILL}`)
  const links = site.page.locator('#socials a')
  expect(await links.count()).toBe(socials.length)
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'me noopener noreferrer')
})
