import type { Page } from 'playwright/test'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { currentStop } from '../helpers/focus.ts'
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

test('The motion control has three labelled choices, and the arrow keys choose them while the gate is closed', async ({
  site,
}) => {
  needs('gate')
  const { page, scene } = site
  await site.open('/')
  for (const name of [text.motion.full, text.motion.calm, text.motion.still])
    await expect(motionChoice(page, name)).toHaveCount(1)
  await expect(motionChoice(page, text.motion.full)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(motionChoice(page, text.motion.full)).toBeFocused()
  for (const motion of ['calm', 'still']) {
    await page.keyboard.press('ArrowDown')
    await expect(scene).toHaveAttribute('data-motion', motion)
    expect(await currentStop(page)).toMatchObject({ hasOutline: true, isVisible: true })
  }
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still')
  await expect(scene).toHaveAttribute('data-phase', 'gate')
})

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

test('On a phone, the motion control shows one icon, and all three when it is tapped', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(`${site.root}?gate=open&renderer=still`)
  const iconOf = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
  const calm = iconOf(text.motion.calm)
  await expect(calm).toHaveCSS('opacity', '0')
  await motionChoice(page, text.motion.full).tap()
  await expect(calm).toHaveCSS('opacity', '1')
  await motionChoice(page, text.motion.calm).tap()
  await expect(page.locator('[data-scene]')).toHaveAttribute('data-motion', 'calm')
  // A tap on the page closes the control.
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(iconOf(text.motion.full)).toHaveCSS('opacity', '0')
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
