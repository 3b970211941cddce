import type { Page } from 'playwright/test'
import { findRoute, hasSky, routes } from '../../src/routes.ts'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { isSkyScript } from '../helpers/skyScripts.ts'

/** Another page than the home page, if the site has one. */
const other = routes.slice(1).find(hasSky) ?? findRoute('/')

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: text.motion.name }).getByLabel(name, { exact: true })

test('Three labelled states are there from the first moment, and the keyboard reaches them', async ({
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

test('A choice is remembered by the next page, whatever the system asks for', async ({ site }) => {
  const { page, scene } = site
  await site.open('/?gate=open')
  await choice(page, text.motion.calm).check()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open(`${other.path}?gate=open`)
  await expect(scene).toHaveAttribute('data-motion', 'calm')
  await expect(choice(page, text.motion.calm)).toBeChecked()
})

test('Who saves data gets the still sky, until they ask for more', async ({ site }) => {
  const { page, scene } = site
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await site.open('/?gate=open')
  await expect(scene).toHaveAttribute('data-motion', 'still')
  expect(site.requests.filter(isSkyScript)).toEqual([])
  await choice(page, text.motion.full).check()
  await expect(scene).toHaveAttribute('data-motion', 'full')
})

test('Still, nothing on any page is animated and the gate opens at once', async ({ site }) => {
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
