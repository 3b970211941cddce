import type { Page } from 'playwright/test'
import { fromStart } from '../helpers/direction.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { constants, routes } from '../helpers/siteModules.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

const HOME_STARS = String(constants.views.home.stars)
/** Values that differ from the owner's sky. */
const OTHER_STARS = String(constants.views.home.stars + 12)
const OTHER_TWINKLE_S = String(constants.views.home.twinkleMaxS + 1)
const OTHER_SIZE_PX = String(constants.stars.sizeMaxPx + 1)

/** The computed value of a CSS property of the first matching element. */
function propertyOf(page: Page, selector: string, name: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property).trim(), name)
}

test('The panel stays open and changes the sky when another page opens', LONG_RUN, async ({ site }) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  for (const [index, { path, title }] of routes.entries()) {
    await site.goInside(path)
    await expect(page).toHaveTitle(title)
    const count = String(index + 3)
    await panel.type('Stars, exactly', count)
    await expect(scene).toHaveAttribute('data-stars', count)
    await expect(page.locator('[data-still-sky] > *')).toHaveCount(index + 3)
  }
})

test('The sky changes when slider, number, seed or switch is used, and undo restores the first state', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  const stars = page.locator('[data-still-sky]')
  const before = await stars.innerHTML()

  const box = await panel.slider('Stars').boundingBox()
  if (!box) throw new Error('The slider is hidden.')
  // The track of the slider is below its label.
  const y = box.y + box.height - 16
  const xAt = (share: number) => box.x + fromStart(box.width * share, box.width)
  await page.mouse.move(xAt(0.23), y)
  await page.mouse.down()
  await page.mouse.move(xAt(0.3), y, { steps: 12 })
  await page.mouse.up()
  const count = Number(await scene.getAttribute('data-stars'))
  expect(count).not.toBe(constants.views.home.stars)
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  expect(Number(await scene.getAttribute('data-stars'))).toBeGreaterThan(count)
  await panel.type('Largest star, exactly', OTHER_SIZE_PX)
  const withLargerStars = await stars.innerHTML()
  expect(withLargerStars).not.toBe(before)
  await panel.type('Seed', String(constants.seed + 1))
  expect(await stars.innerHTML()).not.toBe(withLargerStars)
  await panel.openTab('Falling')
  await panel.panel.getByRole('switch', { name: 'Shop' }).click()
  await expect(panel.panel).toContainText('4 changes')

  // A drag is one undo step, and so is each key.
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z')
  await expect(scene).toHaveAttribute('data-stars', String(count))
  await panel.button('Undo').click()
  await expect(panel.panel).toContainText('no changes')
  expect(await stars.innerHTML()).toBe(before)
  for (let step = 0; step < 7; step++) await page.keyboard.press('Control+Shift+z')
  await expect(panel.panel).toContainText('4 changes')
})

test('A number is moved into its range and used by the style sheets when it is typed', async ({ site }) => {
  const { page } = site
  const panel = await openPanel(site)
  for (const [typed, stars] of [
    ['1000000', '200000'],
    ['-4', '0'],
    ['', '0'],
    ['12.5', '13'],
  ] as const) {
    await panel.type('Stars, exactly', typed)
    await expect(panel.number('Stars, exactly')).toHaveValue(stars)
  }
  await panel.openTab('Gate')
  await panel.type('Fade-out of the gate, exactly', '-300')
  await expect(panel.number('Fade-out of the gate, exactly')).toHaveValue('0')
  await expect(panel.toast).toContainText('the range is 0 to 5000')
  await panel.type('Fade-out of the gate, exactly', '2500')
  expect(await propertyOf(page, 'html', '--gate-fade-out')).toBe('2500ms')
  await panel.openTab('Moon')
  await panel.type('X position, exactly', '0.25')
  expect(await propertyOf(page, '[data-scene]', '--moon-x')).toBe('25cqw')
  await panel.openTab('Motion')
  await panel.type('Text column width, exactly', '480')
  expect(await propertyOf(page, 'html', '--column')).toBe('30rem')
  for (const section of await page.locator('main section').all())
    await expect.poll(async () => (await section.boundingBox())?.width).toBeLessThanOrEqual(480)
  await panel.type('Music player height, exactly', '200')
  expect(await propertyOf(page, 'html', '--player-height')).toBe('200px')
})

test('One constant, a tab or everything can be reset, and the sky of the project’s file shows while B is held', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', OTHER_STARS)
  await panel.type('Longest twinkle, exactly', OTHER_TWINKLE_S)
  await panel.type('Largest star, exactly', OTHER_SIZE_PX)
  await page.keyboard.down('b')
  await expect(scene).toHaveAttribute('data-stars', HOME_STARS)
  await page.keyboard.up('b')
  await expect(scene).toHaveAttribute('data-stars', OTHER_STARS)

  await panel.button('Reset Home: Stars').click()
  await expect(panel.number('Stars, exactly')).toHaveValue(HOME_STARS)
  await expect(panel.panel).toContainText('2 changes')
  await panel.button('Reset these constants').click()
  await expect(panel.panel).toContainText('no changes')
  await panel.type('Stars, exactly', OTHER_STARS)
  await panel.openTab('Skies')
  await panel.panel.getByLabel('Name of this sky').focus()
  await page.keyboard.down('b')
  await expect(scene).toHaveAttribute('data-stars', OTHER_STARS)
  await page.keyboard.up('b')
  await expect(panel.panel.getByLabel('Name of this sky')).toHaveValue('b')
  await panel.button('Reset everything').click()
  await expect(scene).toHaveAttribute('data-stars', HOME_STARS)
})

test(
  'Focus returns to the replay button when the gate or the scrolling is replayed with a tuned duration',
  LONG_RUN,
  async ({ site }) => {
    needs('gate')
    const panel = await openPanel(site)
    await panel.openTab('Motion')
    await panel.type('Scroll duration, exactly', '400')
    // The page records its farthest scroll position, because the replay may end before the test reads a position.
    const farthestScroll = await site.page.evaluateHandle(() => {
      const farthest = { px: 0 }
      addEventListener('scroll', () => {
        farthest.px = Math.max(farthest.px, scrollY)
      })
      return farthest
    })
    await panel.button('Replay scrolling').click()
    // A short page scrolls less.
    const scrollable = await site.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect
      .poll(() => farthestScroll.evaluate(({ px }) => px))
      .toBeGreaterThanOrEqual(Math.min(400, scrollable))
    await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(0)
    await expect(panel.button('Replay scrolling')).toBeFocused()
    await panel.openTab('Gate')
    await panel.type('Fade-out of the gate, exactly', '300')
    await panel.button('Replay the gate').click()
    await expect(site.gate).toBeVisible()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(panel.button('Replay the gate')).toBeFocused()
  },
)
