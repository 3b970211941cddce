import type { Page } from 'playwright/test'
import { findRoute, hasSky, routes } from '../../src/routes.ts'
import { text } from '../../src/site/text.ts'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'

/** A page other than the home page, if the site has one. */
const other = routes.slice(1).find(hasSky) ?? findRoute('/')

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: text.motion.name }).getByLabel(name, { exact: true })

/** Chooses a motion by mouse: the control opens when it is hovered. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: text.motion.name }).hover()
  await choice(page, name).check()
}

test('The motion control shows three labelled states at once, and the keyboard reaches them', async ({
  site,
}) => {
  needs('gate')
  const { page, scene } = site
  await site.open('/')
  for (const name of [text.motion.full, text.motion.calm, text.motion.still])
    await expect(choice(page, name)).toHaveCount(1)
  await expect(choice(page, text.motion.full)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(choice(page, text.motion.full)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(scene).toHaveAttribute('data-motion', 'calm')
  await page.keyboard.press('ArrowDown')
  await expect(scene).toHaveAttribute('data-motion', 'still')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
  await expect(scene).toHaveAttribute('data-phase', 'gate')
})

test('The next page keeps the chosen motion, whatever the system prefers', async ({ site }) => {
  const { page, scene } = site
  await site.open('/?gate=open')
  await choose(page, text.motion.calm)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open(`${other.path}?gate=open`)
  await expect(scene).toHaveAttribute('data-motion', 'calm')
  await expect(choice(page, text.motion.calm)).toBeChecked()
})

test('One icon shows the current motion, and a tap opens all three', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${site.root}?gate=open&renderer=still`)
  const moonOf = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
  const calm = moonOf(text.motion.calm)
  await expect(calm).toHaveCSS('opacity', '0')
  await choice(page, text.motion.full).tap()
  await expect(calm).toHaveCSS('opacity', '1')
  await choice(page, text.motion.calm).tap()
  await expect(page.locator('[data-scene]')).toHaveAttribute('data-motion', 'calm')
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(moonOf(text.motion.full)).toHaveCSS('opacity', '0')
  await context.close()
})

test('A visitor who saves data gets the still sky until they choose more motion', async ({ site }) => {
  const { page, scene } = site
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await site.open('/?gate=open')
  await expect(scene).toHaveAttribute('data-motion', 'still')
  expect(site.requests.filter(isSkyScript)).toEqual([])
  await choose(page, text.motion.full)
  await expect(scene).toHaveAttribute('data-motion', 'full')
})

test('Nothing is animated on any page and the gate opens at once when motion is still', async ({ site }) => {
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
