import type { Locator, Page } from 'playwright/test'
import { games } from '../../src/content/games.ts'
import { templates } from '../../src/content/templates.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { test as ownPageTest, QUIET } from '../helpers/site.ts'

const shown = (page: Page) => page.getByRole('dialog').locator('figure img')
const alts = (images: Locator) => images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))

test('The games have seven, one and three pictures, and the first has six wallpapers', async ({ site }) => {
  await site.open(`/media${QUIET}`)
  const sections = site.page.locator('main section')
  await expect(sections).toHaveCount(3)
  for (const [index, count] of [7, 1, 3].entries())
    await expect(sections.nth(index).locator('img')).toHaveCount(count)
  const wallpapers = sections.nth(0).locator('a[target="_blank"]')
  await expect(wallpapers).toHaveCount(6)
  await expect(sections.nth(1).locator('a[target="_blank"]')).toHaveCount(0)
})

for (const [index, count] of [6, 5, 4].entries()) {
  const { id, title } = templates[index] ?? { id: '', title: '' }
  test(`${title} has ${count} previews, each named and numbered`, async ({ site }) => {
    await site.open(`/shop/${id}${QUIET}`)
    const expected = Array.from({ length: count }, (_, preview) => `${title} preview ${preview + 1}`)
    expect(await alts(site.page.locator('main img'))).toEqual(expected)
  })
}

test('Every picture’s link leads to it at full size, at least 1600 pixels wide', async ({ site }) => {
  for (const path of ['/media', ...templates.map(({ id }) => `/shop/${id}`)]) {
    await site.open(`${path}${QUIET}`)
    const links = site.page.locator('main a:has(img)')
    for (const address of await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    )) {
      const width = await site.page.evaluate(async (src) => {
        const image = Object.assign(new Image(), { src })
        await image.decode()
        return image.naturalWidth
      }, address)
      expect(width, address).toBeGreaterThanOrEqual(1600)
    }
  }
})

test('A picture opens large; arrows turn it both ways round; Escape closes it and focus returns', async ({
  site,
}) => {
  await site.open(`/shop/3${QUIET}&motion=still`)
  const { page } = site
  const third = page.getByRole('link', { name: 'Dreamy and Pastel Template preview 3' })
  await third.click()
  await expect(shown(page)).toHaveAttribute('alt', /preview 3$/)
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveAttribute('alt', /preview 4$/)
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveAttribute('alt', /preview 1$/)
  await page.keyboard.press('ArrowLeft')
  await expect(shown(page)).toHaveAttribute('alt', /preview 4$/)
  await expect(page.getByRole('dialog')).toContainText('4 of 4')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(third).toBeFocused()
  expect(page.url()).toBe(site.at(`/shop/3${QUIET}&motion=still`))
})

for (const [way, close] of Object.entries({
  'its button': () => document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click(),
  Escape: () => document.querySelector('dialog')?.requestClose(),
}))
  test(`A picture that ${way} closed opens again before the browser has told that it was closed`, async ({
    site,
  }) => {
    await site.open(`/shop/3${QUIET}&motion=still`)
    const { page } = site
    const link = page.getByRole('link', { name: /preview 3$/ })
    await link.click()
    await expect(shown(page)).toBeVisible()
    // The browser tells in a task of its own; what React draws for the closing comes before that.
    await page.evaluate(`(${close})(); Promise.resolve().then(() => {
      document.querySelector('main a[href*="preview-3"]').click()
      return new Promise((resolve) => setTimeout(resolve, 100))
    })`)
    await expect(shown(page)).toBeVisible()
  })

test('The lightbox’s buttons turn and close', async ({ site }) => {
  await site.open(`/shop/1${QUIET}&motion=still`)
  const { page } = site
  const first = page.getByRole('link', { name: /preview 1$/ })
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shown(page)).toHaveAttribute('alt', /preview 6$/)
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown(page)).toHaveAttribute('alt', /preview 2$/)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('A lone picture has nothing to turn', async ({ site }) => {
  await site.open(`/media${QUIET}&motion=still`)
  const { page } = site
  await page.locator('main section').nth(1).locator('a').click()
  await expect(shown(page)).toHaveAttribute('alt', games[1].images[0].alt)
  await expect(page.getByRole('button', { name: /picture$/ })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveAttribute('alt', games[1].images[0].alt)
})

test('The page under the lightbox does not scroll and is out of reach', async ({ site }) => {
  await site.open(`/shop/1${QUIET}&motion=still`)
  const { page } = site
  await page.getByRole('link', { name: /preview 1$/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main header, footer'))).toBeNull()
  }
})

ownPageTest.describe('On a touch screen,', () => {
  ownPageTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  ownPageTest('a swipe turns the picture, either way', async ({ site }) => {
    await site.open(`/shop/2${QUIET}&motion=still`)
    const { page } = site
    await page.getByRole('link', { name: /preview 1$/ }).tap()
    await expect(shown(page)).toBeVisible()
    const fingers = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 400 }]
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (let step = 1; step <= 5; step++) {
        const x = from + ((to - from) * step) / 5
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
      }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(300, 80)
    await expect(shown(page)).toHaveAttribute('alt', /preview 2$/)
    await swipe(80, 300)
    await expect(shown(page)).toHaveAttribute('alt', /preview 1$/)
    await swipe(200, 190)
    await page.getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
