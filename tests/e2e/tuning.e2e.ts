import { currentStop, tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

test('The owner tunes the sky on several pages, keeps the draft after a reload, and downloads it', async ({
  site,
}) => {
  const { page, scene } = site
  const panel = await openPanel(site, '&renderer=still')

  await test.step('the panel is before the gate, and both are used by keyboard', async () => {
    await expect(site.gate).toBeFocused()
    await tabTo(page, 'Collapse the panel')
    await tabTo(page, 'Undo', 'Shift+Tab')
    await panel.slider('Stars').focus()
    await page.keyboard.press('End')
    await expect(panel.number('Stars, exactly')).toHaveValue('200000')
    expect.soft(await currentStop(page)).toMatchObject({ hasOutline: true, isVisible: true })
    await page.keyboard.press('Control+z')
    await expect(scene).toHaveAttribute('data-stars', '100')
    await tabTo(page, 'Click to enter')
    await page.keyboard.press('Enter')
    await expect(scene).toHaveAttribute('data-phase', 'open')
    await expect(panel.panel).toBeVisible()
  })

  await test.step('each view has its own number of stars', async () => {
    await panel.type('Stars, exactly', '33')
    // Pressed by keyboard, because the panel may cover the link.
    await page.getByRole('link', { name: 'Visit My Template Shop' }).press('Enter')
    await expect(scene).toHaveAttribute('data-view', 'shop')
    await expect(scene).toHaveAttribute('data-stars', '50')
    await expect(page).toHaveURL(/\?tune/)
    await panel.type('Stars, exactly', '12')
    await expect(page.locator('[data-still-sky] > *')).toHaveCount(12)
  })

  await test.step('a reload restores the draft', async () => {
    await page.reload()
    await expect(panel.toast).toContainText('Your draft is restored')
    await expect(scene).toHaveAttribute('data-stars', '12')
    await site.goInside('/?gate=open&renderer=still')
    await expect(scene).toHaveAttribute('data-stars', '33')
  })

  await test.step('a colour is undone like a constant, and both are kept', async () => {
    const accent = (colour: string) => expect(page.locator('html')).toHaveCSS('--accent', colour)
    await panel.openTab('Colours')
    await panel.panel.getByLabel('Links and buttons', { exact: true }).fill('#a9e2b4')
    await accent('#a9e2b4')
    await panel.button('Undo').click()
    await accent('#f6a6c6')
    await panel.button('Redo').click()
    await page.reload()
    await accent('#a9e2b4')
    await expect(panel.panel).toContainText('3 changes')
  })

  await test.step('Save downloads the files of a built site', async () => {
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    await panel.button('Save').click()
    await expect.poll(() => names.toSorted()).toEqual(['sky.json', 'theme.json'])
    await expect.soft(panel.toast).toContainText('Downloaded: sky.json, theme.json.')
  })
})

test(
  'Focus returns to the replay button when the gate, the scrolling or the last screen is replayed',
  LONG_RUN,
  async ({ site }) => {
    const { page } = site
    const panel = await openPanel(site)
    await panel.openTab('More')
    await panel.type('Scroll duration, exactly', '400')
    // The page records its farthest scroll position, because the replay may end before the test reads a position.
    const farthestScroll = await page.evaluateHandle(() => {
      const farthest = { px: 0 }
      addEventListener('scroll', () => {
        farthest.px = Math.max(farthest.px, scrollY)
      })
      return farthest
    })
    await panel.button('Replay scrolling').click()
    await expect.poll(() => farthestScroll.evaluate(({ px }) => px)).toBeGreaterThan(400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(panel.button('Replay scrolling')).toBeFocused()
    await panel.openTab('Gate')
    await panel.button('Replay the last screen').click()
    await expect(page.locator('[data-closing]')).toHaveAttribute('data-closing', 'end')
    await expect(page.locator('[data-closing]')).toHaveCount(0)
    await expect(panel.button('Replay the last screen')).toBeFocused()
    await panel.type('Fade-out of the gate, exactly', '300')
    await panel.button('Replay the gate').click()
    await expect(site.gate).toBeVisible()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(panel.button('Replay the gate')).toBeFocused()
  },
)
