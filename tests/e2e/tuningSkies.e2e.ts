import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { formatConstants } from '../../src/panel/formatConstants.ts'
import { readConstants } from '../../src/panel/readConstants.ts'
import { defaultSky } from '../helpers/defaultSky.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { constants, text } from '../helpers/siteModules.ts'
import { openPanel, STILL_PANEL, TuningPanel } from '../helpers/tuningPanel.ts'
import { SMALL_PHONE } from '../helpers/windows.ts'

const HOME_STARS = String(constants.views.home.stars)

/** The text of a constants file with another number of stars on the home page. The schema may refuse the number. */
function fileWith(stars: number | string): string {
  const { home } = constants.views
  const placeholder = { ...constants, views: { ...constants.views, home: { ...home, stars: -1 } } }
  return formatConstants(placeholder).replace('"stars": -1', `"stars": ${stars}`)
}

test('A draft stays after a reload and on other pages, and its link opens it on another device', async ({
  site,
  browser,
}) => {
  needs('shop')
  const { page, scene } = site
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '33')
  // Pressed by keyboard, because the panel may cover the link.
  await page.getByRole('link', { name: text.home.visitShop }).press('Enter')
  await expect(scene).toHaveAttribute('data-view', 'shop')
  await expect(page).toHaveURL(/\?tune/)
  await panel.type('Stars, exactly', '12')
  await page.reload()
  await expect(panel.toast).toContainText('Your draft is restored')
  await expect(scene).toHaveAttribute('data-stars', '12')
  await site.goInside('/?gate=open&renderer=still')
  await expect(scene).toHaveAttribute('data-stars', '33')

  await panel.openTab('Skies')
  await panel.button('Copy link').click()
  await expect(panel.toast).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('?tune=views.home.stars_33~')

  const phone = await browser.newContext({ viewport: SMALL_PHONE })
  const phonePage = await phone.newPage()
  await phonePage.goto(link)
  const phoneScene = phonePage.locator('[data-scene]')
  await expect(phoneScene).toHaveAttribute('data-stars', '33')
  await phonePage.getByRole('spinbutton', { name: 'Stars, exactly' }).fill('45')
  await phonePage.reload()
  await expect(phoneScene).toHaveAttribute('data-stars', '45')
  await phone.close()
})

test('A linked sky stays after a reload, the earlier draft is saved, and two tabs keep all skies', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '33')
  await site.open(`/?tune=views.home.stars_44${STILL_PANEL}`)
  await expect(panel.toast).toContainText('under Skies')
  await expect(page).toHaveURL(/\?tune&/)
  await page.reload()
  await expect(scene).toHaveAttribute('data-stars', '44')
  await panel.openTab('Skies')
  await panel.button('Use My sky before a link').click()
  await expect(scene).toHaveAttribute('data-stars', '33')

  const otherTab = await page.context().newPage()
  await otherTab.goto(page.url())
  const panelOf = (tab: Page) => tab.getByRole('complementary', { name: 'Tune the sky' })
  const saveSky = async (tab: Page, name: string) => {
    // `force`: the radio button is visually hidden.
    await panelOf(tab).getByRole('radio', { name: 'Skies' }).check({ force: true })
    await panelOf(tab).getByLabel('Name of this sky').fill(name)
    await tab.keyboard.press('Enter')
  }
  await saveSky(page, 'Here')
  await saveSky(otherTab, 'There')
  await panelOf(otherTab).getByRole('button', { name: 'Delete My sky before a link' }).click()
  for (const tab of [page, otherTab]) {
    await expect(panelOf(tab).getByRole('button', { name: 'Use Here' })).toBeVisible()
    await expect(panelOf(tab).getByRole('button', { name: 'Use There' })).toBeVisible()
    await expect(panelOf(tab).getByRole('button', { name: /^Use My sky/ })).toHaveCount(0)
  }
  await panelOf(otherTab).getByRole('radio', { name: 'Stars' }).check({ force: true })
  await panelOf(otherTab).getByRole('spinbutton', { name: 'Stars, exactly' }).fill('55')
  await expect(scene).toHaveAttribute('data-stars', '55')
  await otherTab.close()
  await page.reload()
  await expect(scene).toHaveAttribute('data-stars', '55')
  await panel.openTab('Skies')
  for (const name of ['Here', 'There']) await expect(panel.button(`Use ${name}`)).toBeVisible()
})

test('The sky keeps its values and a message gives the reason when a link is hostile', async ({ site }) => {
  const panel = new TuningPanel(site)
  for (const hostile of [
    '%3Cimg%20src=x%20onerror=alert(1)%3E',
    '__proto__.polluted_1~constructor.prototype.x_1~views.home.stars_5',
    `views.home.stars_1000000${'x'.repeat(9000)}`,
  ]) {
    await site.open(`/?tune=${hostile}${STILL_PANEL}`)
    await expect(panel.toast).toContainText('Nothing was changed')
    await expect(panel.panel.getByRole('alert')).not.toBeEmpty()
    await expect(site.scene).toHaveAttribute('data-stars', HOME_STARS)
    expect(await site.page.evaluate(() => 'polluted' in {})).toBe(false)
  }
})

test(
  'The constants are copied, imported and downloaded as JSON, and JSON with mistakes is refused',
  LONG_RUN,
  async ({ site }) => {
    const { page, scene } = site
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const panel = await openPanel(site)
    const alert = panel.panel.getByRole('alert')
    await panel.type('Stars, exactly', '55')
    await panel.openTab('Skies')
    await panel.button('Copy JSON').click()
    await expect(panel.toast).toHaveText('JSON copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(fileWith(55))
    await panel.button('Reset everything').click()
    const json = panel.panel.getByLabel('Constants as JSON')
    await json.fill(copied)
    await panel.button('Import').click()
    await expect(scene).toHaveAttribute('data-stars', '55')

    const chooseFile = (buffer: Buffer) =>
      panel.panel
        .getByLabel('Import a file')
        .setInputFiles({ name: 'sky.json', mimeType: 'application/json', buffer })
    await chooseFile(Buffer.from(fileWith(66)))
    await expect(scene).toHaveAttribute('data-stars', '66')

    const downloadEvent = page.waitForEvent('download')
    await panel.button('Save').click()
    const download = await downloadEvent
    expect(download.suggestedFilename()).toBe('sky.json')
    const downloaded = readConstants(readFileSync(await download.path(), 'utf8'), defaultSky)
    expect(downloaded).toEqual({ constants: JSON.parse(fileWith(66)) })
    await expect(panel.toast).toContainText('src/content/sky.json')

    await json.fill(fileWith('1e12').replace('"seed": ', '"__proto__": {}, "seed": '))
    await panel.button('Import').click()
    await expect(alert.getByRole('listitem')).toHaveText([
      'constants.views.home.stars is 1000000000000 stars; choose a value from 0 to 200000.',
      'constants.__proto__ is not a constant of the site; remove it.',
    ])
    await json.fill('{')
    await panel.button('Import').click()
    await expect(alert).toContainText('This is not JSON')
    await chooseFile(Buffer.alloc(10_000_000, ' '))
    await expect(alert).toContainText('too long')
    await expect(scene).toHaveAttribute('data-stars', '66')
  },
)

test(
  'Skies and seeds are saved and deleted, and skies are also renamed, duplicated, compared and restored',
  LONG_RUN,
  async ({ site }) => {
    const { page, scene } = site
    const panel = await openPanel(site)
    const seed = String(constants.seed)
    await panel.button('Save this seed').click()
    await panel.button('Shuffle').click()
    await expect(panel.number('Seed')).not.toHaveValue(seed)
    await panel.button(seed).click()
    await expect(panel.number('Seed')).toHaveValue(seed)
    await panel.button(`Delete seed ${seed}`).click()
    await expect(panel.button(seed)).toHaveCount(0)

    await panel.type('Stars, exactly', '10')
    await panel.openTab('Skies')
    await panel.panel.getByLabel('Name of this sky').fill('Sparse')
    await page.keyboard.press('Enter')
    await panel.button('Reset everything').click()
    const compareButton = panel.button('Hold to see Sparse')
    await compareButton.hover()
    await page.mouse.down()
    await expect(scene).toHaveAttribute('data-stars', '10')
    await page.mouse.up()
    await expect(scene).toHaveAttribute('data-stars', HOME_STARS)
    await compareButton.focus()
    await page.keyboard.down('Space')
    await expect(scene).toHaveAttribute('data-stars', '10')
    await page.keyboard.up('Space')
    await expect(scene).toHaveAttribute('data-stars', HOME_STARS)

    await panel.panel.getByLabel('Rename Sparse').fill('Bare')
    await page.keyboard.press('Enter')
    await panel.button('Duplicate Bare').click()
    await expect(panel.panel.getByLabel('Rename Bare (copy)')).toBeVisible()
    await panel.button('Delete Bare').click()
    await expect(panel.button('Use Bare')).toHaveCount(0)
    await panel.button('Restore').click()
    await expect(panel.button('Use Bare')).toBeVisible()
    await page.reload()
    await panel.openTab('Skies')
    await panel.button('Use Bare').click()
    await expect(scene).toHaveAttribute('data-stars', '10')
  },
)
