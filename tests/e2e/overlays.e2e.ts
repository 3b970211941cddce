import { violations } from '../helpers/axe.ts'
import { violationsWithEveryDisplaySetting } from '../helpers/displaySettings.ts'
import { expectInsideWindow, smallTargets } from '../helpers/layout.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { templates, text } from '../helpers/siteModules.ts'
import { SMALL_PHONE, ZOOMED } from '../helpers/windows.ts'

/** A still sky, and a page without animations. */
const STILL = `${STILL_SKY}&motion=still`

async function openLightbox({ page }: Site): Promise<void> {
  await page.locator('main ul a:has(img)').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('The gate fits every window and has no accessibility violation with any display setting', async ({
  site,
}) => {
  needs('gate')
  const { page, gate } = site
  await site.open('/?renderer=still&motion=still')
  await expect(gate).toBeVisible()
  expect(await violationsWithEveryDisplaySetting(page)).toEqual([])
  for (const width of [320, 390, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 640 })
    await expectInsideWindow(page, page.getByText(text.gate.enter))
  }
  await page.setViewportSize(SMALL_PHONE)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(ZOOMED)
  await expectInsideWindow(page, page.getByText(text.gate.enter))
})

test('An open lightbox fits a zoomed window and has no accessibility violation with any display setting', async ({
  site,
}) => {
  needs('pictures')
  const { page } = site
  const dialog = page.getByRole('dialog')
  await site.open(`/media${STILL}`)
  await openLightbox(site)
  expect(await violationsWithEveryDisplaySetting(page)).toEqual([])
  await page.setViewportSize(SMALL_PHONE)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(ZOOMED)
  await expectInsideWindow(page, dialog.locator('figure'))
  for (const button of await dialog.getByRole('button').all()) await expectInsideWindow(page, button)
})

test(
  'The lightbox has no accessibility violation when it is opened on any template’s page',
  LONG_RUN,
  async ({ site }) => {
    needs('templatePictures')
    await site.open(`/shop${STILL}`)
    for (const { id, title } of templates.filter(({ images }) => images.length > 0)) {
      await site.goInside(`/shop/${id}`)
      await expect(site.heading).toHaveText(title)
      await openLightbox(site)
      expect(await violations(site.page), title).toEqual([])
      await site.page.keyboard.press('Escape')
      await expect(site.page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

test('An alert of the contact form fits a zoomed window and has no accessibility violation with any display setting', async ({
  site,
}) => {
  needs('message')
  const { page } = site
  const alert = page.getByRole('alertdialog')
  await site.open(`/${STILL}`)
  await page.getByRole('button', { name: text.form.send }).click()
  await expect(alert).toBeVisible()
  expect(await violationsWithEveryDisplaySetting(page)).toEqual([])
  await page.setViewportSize(SMALL_PHONE)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(ZOOMED)
  await expectInsideWindow(page, alert.getByRole('button'))
})
