import sharp from 'sharp'
import { findRoute, hasSky } from '../../src/routes.ts'
import { domeHalfAxes, nightQuery, readNight } from '../../src/scene/night/night.ts'
import { nightSky } from '../../src/scene/night/nightSky.ts'
import { poseFor, resolvePose } from '../../src/scene/pose.ts'
import { constants } from '../../src/site/constants.ts'
import { site as content, formatLongDate } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { moonDescription, planetDescription } from '../../src/ui/nightText.ts'
import { DIMMED, violations } from '../helpers/axe.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'

const WINDOW = { width: 1280, height: 800 }
const LISBON = { date: '1998-07-04', latitude: 38.7, longitude: -9.1 }
/** The panel covers the sky to the left of `right` and below `top`, CSS px. */
const PANEL = { right: 420, top: 300 }
/** Number of the brightest stars that the test checks. */
const BRIGHTEST = 12
/**
 * A night with a planet beside the page's column, one behind it, and one so close to it that there is no room for a
 * name.
 */
const CHRISTMAS = { date: '2024-12-25', latitude: 38.7, longitude: -9.1 }
/** From this distance from the middle, a name has room beside the column. Share of half the dome's width, at 1440 px. */
const BESIDE_COLUMN = 0.6
const PHONE = { width: 390, height: 844 }

test.use({ viewport: WINDOW, timezoneId: 'Europe/Lisbon' })
test.skip(!content.sky.nights || !hasSky(findRoute('/')), 'The home page offers no nights')

const line = ({ page }: Site) => page.getByRole('button', { name: text.night.line })
const panel = ({ page }: Site) => page.getByRole('dialog', { name: text.night.title })

/** The expected places of the brightest stars over Lisbon, CSS px, except those behind panel and moon. */
function expectedStars(): readonly (readonly [number, number])[] {
  const [halfX, halfY] = domeHalfAxes(WINDOW.width, WINDOW.height)
  const moon = resolvePose(poseFor(constants, 'home', WINDOW.width), WINDOW.width, WINDOW.height, {
    x: 0,
    y: 0,
    radius: 0,
    follow: 0,
  })
  return nightSky(LISBON)
    .stars.slice(0, Math.min(BRIGHTEST, constants.views.home.stars))
    .map(({ place: [x, y] }) => [WINDOW.width / 2 + x * halfX, halfY + y * halfY] as const)
    .filter(
      ([x, y]) => (x > PANEL.right || y < PANEL.top) && Math.hypot(x - moon.x, y - moon.y) > 2 * moon.radius,
    )
}

/** The number of places where a star is visible. */
async function lightsAt({ page }: Site, places: readonly (readonly [number, number])[]): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = (x: number, y: number, reach: number) => {
    let most = 0
    for (let row = Math.round(y) - reach; row <= y + reach; row++)
      for (let column = Math.round(x) - reach; column <= x + reach; column++)
        most = Math.max(most, data[row * info.width + column] ?? 0)
    return most
  }
  return places.filter(([x, y]) => brightest(x, y, 2) > 50).length
}

for (const sky of ['live', 'still'] as const)
  test(`A shared night opens in a ${sky} sky: its brightest stars are at their places, and disappear when the visitor leaves the night`, async ({
    site,
  }) => {
    const { page } = site
    const query = `${nightQuery(LISBON)}&gate=open&quality=high&time=20`
    if (sky === 'live') await openSky(site, `/${query}`)
    else await site.open(`/${query}&renderer=still`)
    const places = expectedStars()
    expect(places.length).toBeGreaterThan(0)
    await expect.poll(() => lightsAt(site, places)).toBe(places.length)
    await expect(panel(site).getByText(formatLongDate(LISBON.date))).toBeVisible()
    await expect(panel(site).getByText(moonDescription(nightSky(LISBON).moon))).toBeVisible()
    await expect(panel(site).getByText(planetDescription(nightSky(LISBON)))).toBeVisible()

    await panel(site).getByRole('button', { name: text.night.own }).click()
    await expect(panel(site)).toHaveCount(0)
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    await expect(line(site)).toBeVisible()
  })

test('The night button opens the visitor’s own sky by keyboard, and Escape returns focus to it', async ({
  site,
}) => {
  const { page } = site
  await site.open('/?renderer=still&gate=open')
  await line(site).focus()
  await page.keyboard.press('Enter')
  await expect(panel(site)).toBeVisible()
  await expect(panel(site).getByRole('combobox', { name: text.night.place })).toHaveValue('Europe/Lisbon')
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0')
  const rootData = await page.locator('html').evaluate(({ dataset }) => Object.keys(dataset))
  expect(rootData.toSorted()).toEqual(['js', 'motion'])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(site)).toHaveCount(0)
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
  const night = page.getByRole('button', { name: text.night.lineOf.split('{')[0] ?? '' })
  await expect(night).toBeFocused()
})

test('Date and place change the sky, and an invalid date shows a message and changes nothing', async ({
  site,
}) => {
  const { page } = site
  await site.open('/?renderer=still&gate=open')
  await line(site).click()
  const facts = panel(site).getByRole('status').first()
  await panel(site).getByLabel(text.night.date).fill(LISBON.date)
  await expect(facts).toContainText(formatLongDate(LISBON.date))
  await panel(site).getByLabel(text.night.place).selectOption('Australia/Sydney')
  await expect(facts).toContainText('Sydney')
  const stars = () => page.locator('[data-still-sky]').innerHTML()
  const sydney = await stars()

  await panel(site).getByText(text.night.ownPlace, { exact: true }).last().click()
  await panel(site).getByLabel(text.night.latitude).fill('95')
  await expect(panel(site).getByRole('alert')).toHaveText(text.night.outside)
  expect(await stars()).toBe(sydney)
  await panel(site).getByLabel(text.night.latitude).fill('60')
  await expect(panel(site).getByRole('alert')).toHaveCount(0)
  await expect.poll(stars).not.toBe(sydney)
})

test('Share this night copies a link that opens the same night', async ({ site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = site
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await site.open('/?renderer=still&gate=open')
  await line(site).click()
  await panel(site).getByLabel(text.night.date).fill(LISBON.date)
  await panel(site).getByRole('button', { name: text.night.share }).click()
  await expect(panel(site).getByText(text.share.copied)).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(readNight(link.search)).toEqual(LISBON)
})

test('A link with an invalid night opens the page with its usual sky', async ({ site }) => {
  await site.open('/?renderer=still&gate=open&night=1998-02-31&at=38.7,-9.1')
  await expect(line(site)).toBeVisible()
  await expect(panel(site)).toHaveCount(0)
})

test('The planets of a night stay marked beside the page’s text, and not behind it', async ({ site }) => {
  const { page } = site
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.open(`/${nightQuery(CHRISTMAS)}&renderer=still&gate=open`)
  const { planets } = nightSky(CHRISTMAS)
  const mark = (name: keyof typeof text.night) => site.scene.getByText(text.night[name], { exact: true })
  for (const { name } of planets) await expect(mark(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(site)).toHaveCount(0)
  for (const { name, place } of planets)
    await expect
      .poll(async () => ((await mark(name).boundingBox())?.width ?? 0) > 0)
      .toBe(place[0] > BESIDE_COLUMN)
  const saturn = await mark('saturn').boundingBox()
  const column = await page.locator('main > div').boundingBox()
  expect(saturn?.x).toBeGreaterThan((column?.x ?? 0) + (column?.width ?? 0))
})

test('On a phone the panel is a sheet that leaves the dome visible and collapses, also from right to left', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize(PHONE)
  await site.open(`/${nightQuery(CHRISTMAS)}&renderer=still&gate=open`)
  await expect(panel(site)).toBeVisible()
  const [, halfY] = domeHalfAxes(PHONE.width, PHONE.height)
  const sheet = panel(site).getByRole('heading').locator('xpath=../..')
  const details = panel(site).getByRole('button', { name: text.night.details })
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    const box = await sheet.boundingBox()
    expect(box?.y).toBeGreaterThan(2 * halfY - 2)
    expect(box?.width).toBe(PHONE.width)
    expect(await violations(page), direction).toEqual([])
  }
  await details.click()
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await expect(panel(site).getByLabel(text.night.date)).toBeHidden()
  await details.click()
  await expect(panel(site).getByLabel(text.night.date)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(site)).toHaveCount(0)
  if (!content.sky.moon) return
  const moon = page.getByRole('button', { name: text.moon.hold })
  await moon.click()
  await expect(moon).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0.7')
  expect(await violations(page, DIMMED)).toEqual([])
})
