import type { Page } from 'playwright/test'
import { violations } from '../helpers/axe.ts'
import { currentStop, tabTo } from '../helpers/focus.ts'
import { MIN_TARGET_PX } from '../helpers/layout.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { constants, text } from '../helpers/siteModules.ts'
import { openPanel, STILL_PANEL } from '../helpers/tuningPanel.ts'
import { DESKTOP, reduceTransparency, SMALL_PHONE } from '../helpers/windows.ts'

const MOTIONLESS_PANEL = `${STILL_PANEL}&motion=still`
/** Allowed rounding error of a control's width and height, CSS px. */
const MAX_ROUNDING_PX = 0.1
/** Share of the window that the panel may cover. */
const MAX_COVERED_SHARE = 0.55
const TABS = ['Gate', 'Moon', 'Stars', 'Falling', 'Motion', 'Colours', 'Skies'] as const

test('The panel tunes a value when only the keyboard is used and the gate is closed', async ({ site }) => {
  needs('gate')
  const { page, scene } = site
  const panel = await openPanel(site, '/', '&renderer=still')
  await expect(site.gate).toBeFocused()
  await tabTo(page, 'Collapse the panel')
  await tabTo(page, 'Undo', 'Shift+Tab')
  await tabTo(page, 'Collapse the panel')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(panel.panel.getByRole('radio', { name: 'Falling' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  // To the slider of the number of stars, and to its end.
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

/** Windows and preferences, and the tabs that are checked with each. */
const displaySettings: Readonly<
  Record<string, { prepare: (page: Page) => Promise<unknown>; tabs: readonly string[] }>
> = {
  'on a desktop': { prepare: (page) => page.setViewportSize(DESKTOP), tabs: TABS },
  'with forced colours': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    tabs: ['Stars'],
  },
  'with more contrast': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'none', contrast: 'more' }),
    tabs: ['Falling'],
  },
  'on a small phone with less transparency': {
    prepare: async (page) => {
      await page.emulateMedia({ contrast: 'no-preference' })
      await page.setViewportSize(SMALL_PHONE)
      await reduceTransparency(page)
    },
    tabs: ['Moon', 'Skies'],
  },
}

test(
  'The panel has no accessibility violation when it shows any tab in different windows and preferences',
  LONG_RUN,
  async ({ site }) => {
    const { page } = site
    const panel = await openPanel(site, '/', MOTIONLESS_PANEL)
    await panel.type('Stars, exactly', '101')
    await panel.button('Save this seed').click()
    await panel.openTab('Skies')
    await panel.button('Save this sky').click()
    await panel.panel.getByLabel('Constants as JSON').fill('{ "comets": 3 }')
    await panel.button('Import').click()
    await expect(panel.panel.getByRole('alert')).toBeVisible()
    for (const [setting, { prepare, tabs }] of Object.entries(displaySettings)) {
      await prepare(page)
      for (const tab of tabs) {
        await panel.openTab(tab)
        expect(await violations(page), `${tab} ${setting}`).toEqual([])
      }
    }
  },
)

test('The panel fits, has large targets and leaves part of the sky visible when any tab is open on desktop or phone', async ({
  site,
}) => {
  const { page } = site
  const panel = await openPanel(site, '/', MOTIONLESS_PANEL)
  for (const window of [DESKTOP, SMALL_PHONE, { width: 390, height: 844 }]) {
    await page.setViewportSize(window)
    for (const tab of TABS) {
      await panel.openTab(tab)
      const layout = await panel.panel.evaluate((element, minTargetPx) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const smallControls = [...element.querySelectorAll('button, input, select, textarea')]
          .filter((control) => control.checkVisibility())
          // For a control inside its label, the whole label is the target.
          .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < minTargetPx)
          .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 80)}`)
        const coveredShare = ((right - left) * (bottom - top)) / (innerWidth * innerHeight)
        const isInWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        const isPageTooWide = document.documentElement.scrollWidth > innerWidth
        return { smallControls, coveredShare, isInWindow, isPageTooWide }
      }, MIN_TARGET_PX - MAX_ROUNDING_PX)
      const where = `${tab} at ${window.width} px`
      expect(layout, where).toMatchObject({ smallControls: [], isInWindow: true, isPageTooWide: false })
      expect(layout.coveredShare, where).toBeLessThan(MAX_COVERED_SHARE)
    }
    await panel.button('Collapse the panel').click()
    await expect(panel.panel.getByRole('radio')).toHaveCount(0)
    await panel.button('Expand the panel').click()
    await expect(panel.panel.getByRole('radio', { name: 'Skies' })).toBeVisible()
  }
})
