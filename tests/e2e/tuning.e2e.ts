import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { expect, test } from '../helpers/site.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

function property(page: Page, selector: string, name: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of).trim(), name)
}

for (const { path } of routes) {
  test(`Over ${path} the panel opens, and what it tunes is seen`, async ({ site }) => {
    const panel = await openPanel(site, path)
    await panel.type('Stars, exactly', '7')
    await expect(site.scene).toHaveAttribute('data-stars', '7')
    await expect(site.page.locator('[data-still-sky] > *')).toHaveCount(7)
  })
}

test('Each kind of control tunes: slider, number, switch, seed; and undoing leads back to where it began', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  const stars = page.locator('[data-still-sky]')
  const before = await stars.innerHTML()

  await panel.slider('Stars').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await expect(scene).toHaveAttribute('data-stars', '103')
  await panel.type('Largest star, exactly', '9')
  const larger = await stars.innerHTML()
  expect(larger).not.toBe(before)
  await panel.type('Seed', '7')
  expect(await stars.innerHTML()).not.toBe(larger)
  await panel.folder('Falling')
  await panel.panel.getByRole('switch', { name: 'Shop' }).check()
  await expect(panel.panel).toContainText('4 changes')

  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z')
  await expect(panel.panel).toContainText('as in the source')
  expect(await stars.innerHTML()).toBe(before)
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+Shift+z')
  await expect(panel.panel).toContainText('4 changes')
})

test('A slider is dragged as one step', async ({ site }) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  const box = await panel.slider('Stars').boundingBox()
  if (!box) throw new Error('the slider is not there')
  const y = box.y + box.height - 16
  await page.mouse.move(box.x + box.width * 0.18, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, y, { steps: 12 })
  await page.mouse.up()
  const count = Number(await scene.getAttribute('data-stars'))
  expect(count).toBeGreaterThan(100)
  await panel.button('Undo').click()
  await expect(scene).toHaveAttribute('data-stars', '100')
})

test('What the style sheets read follows too', async ({ site }) => {
  const { page } = site
  const panel = await openPanel(site)
  await panel.folder('Gate')
  await panel.type('The gate fades out, exactly', '2500')
  expect(await property(page, 'html', '--gate-fade-out')).toBe('2500ms')
  await panel.folder('Moon')
  await panel.type('Place across, exactly', '0.25')
  expect(await property(page, '[data-scene]', '--moon-x')).toBe('25cqw')
  await panel.folder('Motion')
  await panel.type('Width of the text, exactly', '480')
  await expect
    .poll(async () => (await page.locator('#message').boundingBox())?.width)
    .toBeLessThanOrEqual(480)
  await panel.type('Music player, height, exactly', '200')
  await expect(page.locator('iframe').first()).toHaveAttribute('height', '200')
})

test('No number breaks the page: what may not be becomes the nearest that may', async ({ site }) => {
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
  await panel.folder('Gate')
  await panel.type('The gate fades out, exactly', '-300')
  await expect(panel.number('The gate fades out, exactly')).toHaveValue('0')
  await expect(panel.said).toContainText('it goes from 0 to 5000')
})

test('One constant, what a folder shows and everything can be reset', async ({ site }) => {
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '120')
  await panel.type('Slowest twinkle, exactly', '4')
  await panel.type('Largest star, exactly', '5')
  await panel.button('Reset Home: Stars').click()
  await expect(panel.number('Stars, exactly')).toHaveValue('100')
  await expect(panel.panel).toContainText('2 changes')
  await panel.button('Reset what is shown here').click()
  await expect(panel.panel).toContainText('as in the source')
  await panel.type('Stars, exactly', '120')
  await panel.folder('Keep')
  await panel.button('Reset everything').click()
  await expect(site.scene).toHaveAttribute('data-stars', '100')
})

test('B shows the sky as it was before, for as long as it is held; in a field it is a letter', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '10')
  await page.keyboard.down('b')
  await expect(scene).toHaveAttribute('data-stars', '100')
  await page.keyboard.up('b')
  await expect(scene).toHaveAttribute('data-stars', '10')
  await panel.folder('Keep')
  await panel.panel.getByLabel('Name of this sky').focus()
  await page.keyboard.down('b')
  await expect(scene).toHaveAttribute('data-stars', '10')
  await page.keyboard.up('b')
  await expect(panel.panel.getByLabel('Name of this sky')).toHaveValue('b')
})

test('Seeds are shuffled and kept', async ({ site }) => {
  const panel = await openPanel(site)
  await panel.button('Keep this seed').click()
  await panel.button('Shuffle').click()
  await expect(panel.number('Seed')).not.toHaveValue('20')
  await panel.button('20').click()
  await expect(panel.number('Seed')).toHaveValue('20')
  await panel.button('Forget seed 20').click()
  await expect(panel.button('20')).toHaveCount(0)
})

test('The gate’s timing is replayed, and focus comes back', async ({ site }) => {
  const panel = await openPanel(site)
  await panel.folder('Gate')
  await panel.type('The gate fades out, exactly', '300')
  await panel.button('Replay the gate').click()
  await expect(site.gate).toBeVisible()
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(panel.button('Replay the gate')).toBeFocused()
})

test('Scrolling is replayed, to the end and back', async ({ site }) => {
  const { page } = site
  const panel = await openPanel(site)
  await panel.folder('Motion')
  await panel.button('Replay scrolling').click()
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBeGreaterThan(400)
  await expect.poll(scrolled).toBe(0)
})
