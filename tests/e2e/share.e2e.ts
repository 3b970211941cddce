import type { Page } from 'playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { hasShareButtons, notFoundPages, routes } from '../../src/routes.ts'
import { socials } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { violations } from '../helpers/axe.ts'
import { QR_SCRIPT, SHARE_SCRIPT } from '../helpers/builtFiles.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, QUIET, type Site } from '../helpers/site.ts'

/** A page below the home page, if there is one. */
const PAGE = routes[1]?.path ?? '/'
/** The path of its shared address. */
const SHARED_PATH = PAGE === '/' ? PAGE : `${PAGE}/`
const STILL = `${QUIET}&motion=still`

interface WindowWithShare {
  shared?: ShareData
}

const share = ({ page }: Site) => page.getByRole('button', { name: text.share.share })
const code = ({ page }: Site) => page.getByRole('button', { name: text.share.code })
const answer = ({ page }: Site) => page.locator('footer').getByRole('status')
const dialog = ({ page }: Site) => page.getByRole('dialog', { name: text.share.codeTitle })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The text that a scanner reads from the screen. */
async function scan(site: Site): Promise<string | undefined> {
  const picture = await dialog(site).getByRole('img').screenshot()
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

ownPageTest(
  'The platform’s share sheet gets the page’s title, and its address without query and hash',
  async ({ site }) => {
    await site.page.addInitScript(() => {
      navigator.share = async (data) => {
        ;(window as WindowWithShare).shared = data
      }
    })
    await site.open(`${PAGE}${STILL}#content`)
    await share(site).click()
    const data = await site.page.evaluate(() => (window as WindowWithShare).shared)
    expect(data).toEqual({ title: await site.page.title(), url: site.at(SHARED_PATH) })
    await expect(answer(site)).toBeEmpty()
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
    await share(site).click()
    await expect(answer(site)).toBeEmpty()
    expect(await clipboard(site.page)).toBe('before')
  },
)

test('The link is copied, and that is announced, when the browser cannot share', async ({
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await site.open(`${PAGE}${STILL}`)
  await share(site).click()
  await expect(answer(site)).toHaveText(text.share.copied)
  expect(await clipboard(site.page)).toBe(site.at(SHARED_PATH))
  test.skip(PAGE === '/', 'The site has one page only')
  await site.goInside('/')
  await expect(answer(site)).toBeEmpty()
  await share(site).click()
  await expect.poll(() => clipboard(site.page)).toBe(site.at('/'))
})

ownPageTest('Without a clipboard the link is shown, and selected', async ({ site }) => {
  await site.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await site.open(`/${STILL}`)
  await share(site).click()
  await expect(answer(site)).toHaveText(`${text.share.copyThis} ${site.at('/')}`)
  expect(await site.page.evaluate(() => String(getSelection()))).toBe(site.at('/'))
})

test('The QR code of every page that can be shared contains its address', LONG_RUN, async ({ site }) => {
  await site.open(`/${STILL}`)
  for (const { path, title } of routes.filter(hasShareButtons)) {
    await site.goInside(path)
    await expect(site.page).toHaveTitle(title)
    await code(site).click()
    const address = site.at(path === '/' ? '/' : `${path}/`)
    await expect(dialog(site)).toContainText(address)
    expect(await scan(site)).toBe(address)
    await site.page.keyboard.press('Escape')
    await expect(dialog(site)).toHaveCount(0)
  }
})

test('The QR code is dark on light in forced colours too', LONG_RUN, async ({ site }) => {
  await site.page.emulateMedia({ forcedColors: 'active' })
  await site.open(`/${STILL}`)
  await code(site).click()
  expect(await scan(site)).toBe(site.at('/'))
})

test('The QR code is drawn and closed by keyboard, and focus returns', async ({ site }) => {
  await site.open(`${PAGE}${STILL}`)
  await code(site).focus()
  await site.page.keyboard.press('Enter')
  await expect(dialog(site).getByRole('button', { name: text.share.close })).toBeFocused()
  await site.page.keyboard.press('Escape')
  await expect(dialog(site)).toHaveCount(0)
  await expect(code(site)).toBeFocused()
  await site.page.keyboard.press('Space')
  await expect(dialog(site).getByRole('button', { name: text.share.close })).toBeFocused()
  await site.page.keyboard.press('Enter')
  await expect(dialog(site)).toHaveCount(0)
  await expect(code(site)).toBeFocused()
})

test('The QR code’s script is downloaded only when it is opened', async ({ site }) => {
  await site.open(`${PAGE}${STILL}`)
  await code(site).hover()
  await site.settled()
  const codeRequests = () => site.requests.filter((url) => QR_SCRIPT.test(url))
  expect(codeRequests()).toEqual([])
  await code(site).click()
  await expect(dialog(site)).toBeVisible()
  expect(codeRequests().length).toBeGreaterThan(0)
})

ownPageTest('The link is shown when the QR code’s script does not load', async ({ site }) => {
  await site.page.route(QR_SCRIPT, (request) => request.abort())
  await site.open(`${PAGE}${STILL}`)
  await code(site).click()
  await expect(answer(site)).toContainText(site.at(SHARED_PATH))
  // The browser logs it once or twice: for the preload, and for the import if it requests the file again.
  const messages = site.consoleMessages.splice(0)
  expect(messages.length).toBeGreaterThan(0)
  for (const line of messages)
    expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${QR_SCRIPT.source}`))
})

test('The share buttons have large targets, fit a small phone and have no accessibility violation', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 320, height: 568 })
  await site.open(`${PAGE}${STILL}`)
  for (const button of [share(site), code(site)])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await code(site).click()
  const box = await dialog(site).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await dialog(site).evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true)
  expect(await violations(site.page)).toEqual([])
})

ownPageTest('Nothing moves when the share buttons appear', async ({ site }) => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await site.page.route(SHARE_SCRIPT, async (route) => {
    await sent
    await route.continue()
  })
  await site.open(`${PAGE}${STILL}`)
  const height = () => site.page.locator('footer').evaluate((footer) => footer.clientHeight)
  const before = await height()
  send()
  await expect(share(site)).toBeVisible()
  expect(await height()).toBe(before)
})

test('The page for an unknown path cannot be shared', async ({ site }) => {
  for (const { path } of notFoundPages) {
    await site.open(`${path}${STILL}`, { status: 404 })
    await site.settled()
    await expect(share(site)).toHaveCount(0)
  }
})

test('The owner’s profiles are linked with rel=me', async ({ site }) => {
  await site.open(`/${STILL}`)
  const links = site.page.locator('#socials a')
  expect(await links.count()).toBe(socials.length)
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'me noopener noreferrer')
})
