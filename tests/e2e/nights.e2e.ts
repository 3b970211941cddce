import { findRoute, hasSky } from '../../src/routes.ts'
import { domeHalfAxes, nightQuery, readNight } from '../../src/scene/night/night.ts'
import { nightSky } from '../../src/scene/night/nightSky.ts'
import { formatLongDate, site as owner } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { DIMMED, violations } from '../helpers/axe.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expectLisbonThenLeave, LISBON, LISBON_QUERY, nightButton, nightPanel } from '../helpers/nights.ts'
import { expect, test } from '../helpers/site.ts'
import { textPattern } from '../helpers/textPattern.ts'
import { DESKTOP } from '../helpers/windows.ts'

/** A night with one planet beside the page's text column, one behind it, and one too close to it for a name. */
const CHRISTMAS = { date: '2024-12-25', latitude: 38.7, longitude: -9.1 }
/** Least x of a planet whose name has room beside the text in a window 1440 px wide, as a share of half the dome's width. */
const BESIDE_TEXT_MIN_X = 0.6
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESKTOP, timezoneId: 'Europe/Lisbon' })
test.skip(!owner.sky.nights || !hasSky(findRoute('/')), 'The home page offers no nights')

test('A shared night opens under a still sky, and the page returns when the visitor leaves the night', async ({
  site,
}) => {
  await site.open(`/${LISBON_QUERY}&renderer=still`)
  await expectLisbonThenLeave(site)
})

test('The visitor’s own sky opens when the night button is pressed by keyboard, and Escape returns focus to the button', async ({
  site,
}) => {
  const { page } = site
  await site.open('/?renderer=still&gate=open')
  await nightButton(site).focus()
  await page.keyboard.press('Enter')
  await expect(nightPanel(site)).toBeVisible()
  await expect(nightPanel(site).getByRole('combobox', { name: text.night.place })).toHaveValue(
    'Europe/Lisbon',
  )
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0')
  // An open night adds no data attribute to the root element.
  const rootData = await page.locator('html').evaluate(({ dataset }) => Object.keys(dataset))
  expect(rootData.toSorted()).toEqual(['js', 'motion'])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(nightPanel(site)).toHaveCount(0)
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  // The button now shows the date of the night.
  const buttonWithDate = page.getByRole('button', { name: textPattern(text.night.lineOf) })
  await expect(buttonWithDate).toBeFocused()
})

test('The facts follow the chosen date and place, and the stars stay when the latitude is invalid', async ({
  site,
}) => {
  const { page } = site
  await site.open('/?renderer=still&gate=open')
  await nightButton(site).click()
  const facts = nightPanel(site).getByRole('status').first()
  await nightPanel(site).getByLabel(text.night.date).fill(LISBON.date)
  await expect(facts).toContainText(formatLongDate(LISBON.date))
  await nightPanel(site).getByLabel(text.night.place).selectOption('Australia/Sydney')
  await expect(facts).toContainText('Sydney')
  const stars = () => page.locator('[data-still-sky]').innerHTML()
  const starsOfSydney = await stars()

  // The first match is an option of the list of places.
  await nightPanel(site).getByText(text.night.ownPlace, { exact: true }).last().click()
  await nightPanel(site).getByLabel(text.night.latitude).fill('95')
  await expect(nightPanel(site).getByRole('alert')).toHaveText(text.night.outside)
  expect(await stars()).toBe(starsOfSydney)
  await nightPanel(site).getByLabel(text.night.latitude).fill('60')
  await expect(nightPanel(site).getByRole('alert')).toHaveCount(0)
  await expect.poll(stars).not.toBe(starsOfSydney)
})

test('The copied link names the same night when the night is shared without a share sheet', async ({
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = site
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await site.open('/?renderer=still&gate=open')
  await nightButton(site).click()
  await nightPanel(site).getByLabel(text.night.date).fill(LISBON.date)
  await nightPanel(site).getByRole('button', { name: text.night.share }).click()
  await expect(nightPanel(site).getByText(text.share.copied)).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(readNight(link.search)).toEqual(LISBON)
})

test('The planets with room beside the page’s text stay named, and the others do not, when the panel is closed', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.open(`/${nightQuery(CHRISTMAS)}&renderer=still&gate=open`)
  const { planets } = nightSky(CHRISTMAS)
  const nameOf = (name: keyof typeof text.night) => site.scene.getByText(text.night[name], { exact: true })
  for (const { name } of planets) await expect(nameOf(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nightPanel(site)).toHaveCount(0)
  for (const { name, place } of planets)
    await expect
      .poll(async () => ((await nameOf(name).boundingBox())?.width ?? 0) > 0)
      .toBe(place[0] > BESIDE_TEXT_MIN_X)
  const saturn = await nameOf('saturn').boundingBox()
  const column = await page.locator('main > div').boundingBox()
  expect(saturn?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0))
})

test(
  'On a phone, the panel is a sheet below the dome in both directions of writing, and it collapses',
  LONG_RUN,
  async ({ site }) => {
    const { page } = site
    await page.setViewportSize(PHONE)
    await site.open(`/${nightQuery(CHRISTMAS)}&renderer=still&gate=open`)
    await expect(nightPanel(site)).toBeVisible()
    const [, domeHalfHeight] = domeHalfAxes(PHONE.width, PHONE.height)
    const sheet = nightPanel(site).getByRole('heading').locator('xpath=../..')
    const details = nightPanel(site).getByRole('button', { name: text.night.details })
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      const box = await sheet.boundingBox()
      // 2 px for rounding.
      expect(box?.y).toBeGreaterThan(2 * domeHalfHeight - 2)
      expect(box?.width).toBe(PHONE.width)
      expect(await violations(page), direction).toEqual([])
    }
    await details.click()
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await expect(nightPanel(site).getByLabel(text.night.date)).toBeHidden()
    await details.click()
    await expect(nightPanel(site).getByLabel(text.night.date)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(nightPanel(site)).toHaveCount(0)
    if (!owner.sky.moon) return
    // After the night, the moon can be eclipsed again, which dims the page.
    const moon = page.getByRole('button', { name: text.moon.hold })
    await moon.click()
    await expect(moon).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0.7')
    expect(await violations(page, DIMMED)).toEqual([])
  },
)
