import { readFileSync } from 'node:fs'
import { constants } from '../../src/site/constants.ts'
import { formatConstants } from '../../src/tuning/formatConstants.ts'
import { expect, test } from '../helpers/site.ts'
import { openPanel, STILL_PANEL, TuningPanel } from '../helpers/tuningPanel.ts'
import { PHONE } from '../helpers/windows.ts'

test('A draft survives a reload and a way through the pages, and says so', async ({ site }) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '33')
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(scene).toHaveAttribute('data-view', 'shop')
  await expect(page).toHaveURL(/\?tune/)
  await panel.type('Stars, exactly', '12')
  await page.reload()
  await expect(panel.said).toContainText('Your draft is back')
  await expect(scene).toHaveAttribute('data-stars', '12')
  await site.goInside('/?gate=open&renderer=still')
  await expect(scene).toHaveAttribute('data-stars', '33')
})

test('A link carries the tuning to another device, and a reload there does not put it on again', async ({
  site,
  browser,
}) => {
  const { page } = site
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '44')
  await panel.folder('Keep')
  await panel.button('Copy link').click()
  await expect(panel.said).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('?tune=views.home.stars_44&')

  const phone = await browser.newContext({ viewport: PHONE })
  const there = await phone.newPage()
  await there.goto(link)
  const scene = there.locator('[data-scene]')
  await expect(scene).toHaveAttribute('data-stars', '44')
  await there.getByRole('spinbutton', { name: 'Stars, exactly' }).fill('45')
  await there.waitForFunction(() => localStorage.getItem('moongate:tuning')?.includes('stars_45'))
  await there.reload()
  await expect(scene).toHaveAttribute('data-stars', '45')
  await phone.close()
})

for (const hostile of [
  'views.home.stars_1000000',
  '%3Cimg%20src=x%20onerror=alert(1)%3E',
  '__proto__.polluted_1',
  'constructor.prototype.x_1~views.home.stars_5',
  'x'.repeat(9000),
]) {
  test(`A hostile link says why and changes nothing: ${hostile.slice(0, 30)}`, async ({ site }) => {
    const panel = new TuningPanel(site)
    await site.open(`/?tune=${hostile}${STILL_PANEL}`)
    await expect(panel.said).toContainText('Nothing was changed')
    await expect(panel.panel.getByRole('alert')).not.toBeEmpty()
    await expect(site.scene).toHaveAttribute('data-stars', '100')
    expect(await site.page.evaluate(() => 'polluted' in {})).toBe(false)
  })
}

test('JSON is copied, and taken in by paste or as a file', async ({ site }) => {
  const { page, scene } = site
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '55')
  await panel.folder('Keep')
  await panel.button('Copy JSON').click()
  await expect(panel.said).toHaveText('JSON copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('"stars": 55')
  await panel.button('Reset everything').click()
  await panel.panel.getByLabel('Constants as JSON').fill(copied)
  await panel.button('Take in').click()
  await expect(scene).toHaveAttribute('data-stars', '55')

  const text = formatConstants(constants).replace('"stars": 100', '"stars": 66')
  const file = { name: 'constants.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await panel.panel.getByLabel('Take in a file').setInputFiles(file)
  await expect(scene).toHaveAttribute('data-stars', '66')
})

test('JSON with mistakes is refused whole, with the path and the reason of each', async ({ site }) => {
  const panel = await openPanel(site)
  await panel.folder('Keep')
  const json = panel.panel.getByLabel('Constants as JSON')
  const text = formatConstants(constants)
    .replace('"stars": 100', '"stars": 1e12')
    .replace('"fadeOutMs": 1000', '"fadeOutMs": -1')
    .replace('"seed": 20', '"seed": 21, "__proto__": {}')
  await json.fill(text)
  await panel.button('Take in').click()
  await expect(panel.panel.getByRole('alert').getByRole('listitem')).toHaveText([
    'constants.__proto__ is not a constant of the site; remove it.',
    'constants.gate.fadeOutMs is -1 ms; choose a value from 0 to 5000.',
    'constants.views.home.stars is 1000000000000 stars; choose a value from 0 to 200000.',
  ])
  await expect(panel.panel).toContainText('as in the source')
  await json.fill('{')
  await panel.button('Take in').click()
  await expect(panel.panel.getByRole('alert')).toContainText('This is not JSON')
  const big = { name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(10_000_000, ' ') }
  await panel.panel.getByLabel('Take in a file').setInputFiles(big)
  await expect(panel.panel.getByRole('alert')).toContainText('too long')
})

test('Skies get names: kept, renamed, duplicated, compared, put on, deleted and brought back', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '10')
  await panel.folder('Keep')
  await panel.panel.getByLabel('Name of this sky').fill('Sparse')
  await page.keyboard.press('Enter')
  await panel.button('Reset everything').click()

  const hold = panel.button('Hold to see Sparse')
  await hold.hover()
  await page.mouse.down()
  await expect(scene).toHaveAttribute('data-stars', '10')
  await page.mouse.up()
  await expect(scene).toHaveAttribute('data-stars', '100')
  await hold.focus()
  await page.keyboard.down('Space')
  await expect(scene).toHaveAttribute('data-stars', '10')
  await page.keyboard.up('Space')
  await expect(scene).toHaveAttribute('data-stars', '100')

  await panel.panel.getByLabel('Rename Sparse').fill('Bare')
  await page.keyboard.press('Enter')
  await panel.button('Duplicate Bare').click()
  await expect(panel.panel.getByLabel('Rename Bare, again')).toBeVisible()
  await panel.button('Delete Bare').click()
  await expect(panel.button('Use Bare')).toHaveCount(0)
  await panel.button('Bring it back').click()
  await page.waitForFunction(() => (localStorage.getItem('moongate:tuning')?.split('"name"').length ?? 0) > 2)
  await page.reload()
  await panel.folder('Keep')
  await panel.button('Use Bare').click()
  await expect(scene).toHaveAttribute('data-stars', '10')
})

test('Built, Save hands the file out and says where it goes', async ({ site }) => {
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '77')
  const coming = site.page.waitForEvent('download')
  await panel.button('Save').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('constants.json')
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    formatConstants(constants).replace('"stars": 100', '"stars": 77'),
  )
  await expect(panel.said).toContainText('src/content/sky.json')
})
