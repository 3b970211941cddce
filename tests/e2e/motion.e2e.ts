import type { Page } from 'playwright/test'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { findRoute, hasSky, routes, text } from '../helpers/siteModules.ts'

/** Another page with a sky if the site has one, otherwise the home page. */
const otherSkyRoute = routes.slice(1).find(hasSky) ?? findRoute('/')

const motionChoice = (page: Page, name: string) =>
  page.getByRole('group', { name: text.motion.name }).getByLabel(name, { exact: true })

/** Chooses a motion with the mouse. The control opens when it is hovered. */
async function chooseMotion(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: text.motion.name }).hover()
  await motionChoice(page, name).check()
}

test('The chosen motion stays when the next page opens and the system prefers reduced motion', async ({
  site,
}) => {
  const { page, scene } = site
  await site.open('/?gate=open')
  await chooseMotion(page, text.motion.calm)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open(`${otherSkyRoute.path}?gate=open`)
  await expect(scene).toHaveAttribute('data-motion', 'calm')
  await expect(motionChoice(page, text.motion.calm)).toBeChecked()
})

test('A visitor who saves data gets the still sky until they choose more motion', async ({ site }) => {
  const { page, scene } = site
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await site.open('/?gate=open')
  await expect(scene).toHaveAttribute('data-motion', 'still')
  expect(site.requests.filter(isSkyScript)).toEqual([])
  await chooseMotion(page, text.motion.full)
  await expect(scene).toHaveAttribute('data-motion', 'full')
})

test('The gate and a link open without an animation when the system prefers reduced motion', async ({
  site,
}) => {
  needs('gate', 'shop')
  const { page, scene } = site
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open('/')
  await site.gate.click()
  await expect(scene).toHaveAttribute('data-phase', 'open')
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
