import type { Page } from 'playwright/test'
import { constants } from '../../src/site/constants.ts'
import { text } from '../../src/site/text.ts'
import { violations } from '../helpers/axe.ts'
import { currentStop, tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { openPanel, STILL_PANEL } from '../helpers/tuningPanel.ts'
import { DESKTOP, PHONE, reduceTransparency } from '../helpers/windows.ts'

const STILL = `${STILL_PANEL}&motion=still`
const FOLDERS = ['Gate', 'Moon', 'Stars', 'Falling', 'Motion', 'Colours', 'Skies'] as const

test('The keyboard alone reaches the panel and every control in it while the gate is closed', async ({
  site,
}) => {
  needs('gate')
  const { page, scene } = site
  const panel = await openPanel(site, '/', '&renderer=still')
  await expect(site.gate).toBeFocused()
  await tabTo(page, 'Fold the panel')
  await tabTo(page, 'Undo', 'Shift+Tab')
  await tabTo(page, 'Fold the panel')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(panel.panel.getByRole('radio', { name: 'Falling' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(panel.number('Stars, exactly')).toHaveValue('200000')
  const stop = await currentStop(page)
  expect(stop).toMatchObject({ hasOutline: true, isVisible: true })
  await page.keyboard.press('Control+z')
  await expect(scene).toHaveAttribute('data-stars', String(constants.views.home.stars))
  await tabTo(page, text.gate.enter)
  await page.keyboard.press('Enter')
  await expect(scene).toHaveAttribute('data-phase', 'open')
  await expect(panel.panel).toBeVisible()
})

/** Windows and preferences, and the folders that look different in each. */
const states: Readonly<
  Record<string, { prepare: (page: Page) => Promise<unknown>; folders: readonly string[] }>
> = {
  'on a desktop': { prepare: (page) => page.setViewportSize(DESKTOP), folders: FOLDERS },
  'with forced colours': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    folders: ['Stars'],
  },
  'with more contrast': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'none', contrast: 'more' }),
    folders: ['Falling'],
  },
  'on a small phone with less transparency': {
    prepare: async (page) => {
      await page.emulateMedia({ contrast: 'no-preference' })
      await page.setViewportSize(PHONE)
      await reduceTransparency(page)
    },
    folders: ['Moon', 'Skies'],
  },
}

test(
  'No folder has an accessibility violation: desktop, phone, forced colours, contrast, transparency',
  LONG_RUN,
  async ({ site }) => {
    const { page } = site
    const panel = await openPanel(site, '/', STILL)
    await panel.type('Stars, exactly', '101')
    await panel.button('Save this seed').click()
    await panel.openFolder('Skies')
    await panel.button('Save this sky').click()
    await panel.panel.getByLabel('Constants as JSON').fill('{ "comets": 3 }')
    await panel.button('Import').click()
    await expect(panel.panel.getByRole('alert')).toBeVisible()
    for (const [state, { prepare, folders }] of Object.entries(states)) {
      await prepare(page)
      for (const folder of folders) {
        await panel.openFolder(folder)
        expect(await violations(page), `${folder} ${state}`).toEqual([])
      }
    }
  },
)

test('The panel fits a desktop and phones, has large targets, and leaves most of the sky visible', async ({
  site,
}) => {
  const { page } = site
  const panel = await openPanel(site, '/', STILL)
  for (const window of [DESKTOP, PHONE, { width: 390, height: 844 }]) {
    await page.setViewportSize(window)
    for (const folder of FOLDERS) {
      await panel.openFolder(folder)
      const found = await panel.panel.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const small = [...element.querySelectorAll('button, input, select, textarea')]
          .filter((each) => each.checkVisibility())
          // For a control inside its label, the whole label is the target.
          .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
          .map(({ each, box }) => `${box.width} × ${box.height}: ${each.outerHTML.slice(0, 80)}`)
        const coveredShare = ((right - left) * (bottom - top)) / (innerWidth * innerHeight)
        const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        return { small, coveredShare, inside, wide: document.documentElement.scrollWidth > innerWidth }
      })
      const where = `${folder} at ${window.width} px`
      expect(found, where).toMatchObject({ small: [], inside: true, wide: false })
      expect(found.coveredShare, where).toBeLessThan(0.55)
    }
    await panel.button('Fold the panel').click()
    await expect(panel.panel.getByRole('radio')).toHaveCount(0)
    await panel.button('Unfold the panel').click()
    await expect(panel.panel.getByRole('radio', { name: 'Skies' })).toBeVisible()
  }
})
