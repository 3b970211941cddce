import { currentStop, tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { constants, routes, text } from '../helpers/siteModules.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

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

test('The panel stays open and changes the sky when another page opens', LONG_RUN, async ({ site }) => {
  const { page, scene } = site
  const panel = await openPanel(site)
  for (const [index, { path, title }] of routes.entries()) {
    await site.goInside(path)
    await expect(page).toHaveTitle(title)
    const count = String(index + 3)
    await panel.type('Stars, exactly', count)
    await expect(scene).toHaveAttribute('data-stars', count)
    await expect(page.locator('[data-still-sky] > *')).toHaveCount(index + 3)
  }
})

test(
  'Focus returns to the replay button when the gate or the scrolling is replayed with a tuned duration',
  LONG_RUN,
  async ({ site }) => {
    needs('gate')
    const panel = await openPanel(site)
    await panel.openTab('Motion')
    await panel.type('Scroll duration, exactly', '400')
    // The page records its farthest scroll position, because the replay may end before the test reads a position.
    const farthestScroll = await site.page.evaluateHandle(() => {
      const farthest = { px: 0 }
      addEventListener('scroll', () => {
        farthest.px = Math.max(farthest.px, scrollY)
      })
      return farthest
    })
    await panel.button('Replay scrolling').click()
    // A short page scrolls less.
    const scrollable = await site.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect
      .poll(() => farthestScroll.evaluate(({ px }) => px))
      .toBeGreaterThanOrEqual(Math.min(400, scrollable))
    await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(0)
    await expect(panel.button('Replay scrolling')).toBeFocused()
    await panel.openTab('Gate')
    await panel.type('Fade-out of the gate, exactly', '300')
    await panel.button('Replay the gate').click()
    await expect(site.gate).toBeVisible()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(panel.button('Replay the gate')).toBeFocused()
  },
)
