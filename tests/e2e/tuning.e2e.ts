import { currentStop, tabTo } from '../helpers/focus.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { openPanel, STILL_PANEL, TuningPanel } from '../helpers/tuningPanel.ts'
import { SMALL_PHONE } from '../helpers/windows.ts'

test('The owner tunes the sky on several pages, keeps the draft after a reload, shares it, and opens skies from links and in two tabs', async ({
  site,
  browser,
}) => {
  const { page, scene } = site
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
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

  await test.step('Save downloads the constants of a built site', async () => {
    const downloadEvent = page.waitForEvent('download')
    await panel.button('Save').click()
    expect((await downloadEvent).suggestedFilename()).toBe('sky.json')
    await expect.soft(panel.toast).toContainText('src/content/sky.json')
  })

  await test.step('a link opens the draft on a phone, which then has a draft of its own', async () => {
    await panel.openTab('Skies')
    await panel.button('Copy link').click()
    await expect(panel.toast).toContainText('Link copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('?tune=views.home.stars_33~')
    const phone = await browser.newContext({ viewport: SMALL_PHONE })
    const phonePage = await phone.newPage()
    await phonePage.goto(link)
    const phoneScene = phonePage.locator('[data-scene]')
    await expect(phoneScene).toHaveAttribute('data-stars', '33')
    await expect(phonePage).toHaveURL(/\?tune(&|$)/)
    await phonePage.getByRole('spinbutton', { name: 'Stars, exactly' }).fill('45')
    await expect(phoneScene).toHaveAttribute('data-stars', '45')
    await phone.close()
  })

  await test.step('a linked sky replaces the draft, which is saved', async () => {
    await site.open(`/?tune=views.home.stars_44${STILL_PANEL}`)
    await expect(panel.toast).toContainText('under Skies')
    await expect(page).toHaveURL(/\?tune&/)
    await expect(scene).toHaveAttribute('data-stars', '44')
  })

  await test.step('a link with mistakes changes nothing', async () => {
    await site.open(`/?tune=__proto__.polluted_1~views.home.stars_5${STILL_PANEL}`)
    await expect(panel.toast).toContainText('Nothing was changed')
    await expect.soft(panel.panel.getByRole('alert')).not.toBeEmpty()
    await expect(scene).toHaveAttribute('data-stars', '44')
    expect.soft(await page.evaluate(() => 'polluted' in {})).toBe(false)
    await panel.openTab('Skies')
    await panel.button('Use My sky before a link').click()
    await expect(scene).toHaveAttribute('data-stars', '33')
  })

  await test.step('two tabs keep all skies', async () => {
    const otherTab = await page.context().newPage()
    await otherTab.goto(page.url())
    const otherPanel = new TuningPanel(otherTab)
    const tabs = [
      { panel, page, sky: 'Here' },
      { panel: otherPanel, page: otherTab, sky: 'There' },
    ]
    for (const tab of tabs) {
      await tab.panel.openTab('Skies')
      await tab.panel.panel.getByLabel('Name of this sky').fill(tab.sky)
      await tab.page.keyboard.press('Enter')
    }
    await otherPanel.button('Delete My sky before a link').click()
    for (const tab of tabs) {
      for (const { sky } of tabs) await expect(tab.panel.button(`Use ${sky}`)).toBeVisible()
      await expect(tab.panel.button('Use My sky before a link')).toHaveCount(0)
    }
    await otherPanel.openTab('Stars')
    await otherPanel.number('Stars, exactly').fill('55')
    await expect(scene).toHaveAttribute('data-stars', '55')
    await otherTab.close()
  })

  await test.step('a further reload restores the draft and all skies', async () => {
    await page.reload()
    await expect(scene).toHaveAttribute('data-stars', '55')
    await panel.openTab('Skies')
    for (const name of ['Here', 'There']) await expect(panel.button(`Use ${name}`)).toBeVisible()
  })
})

test(
  'Focus returns to the replay button when the gate or the scrolling is replayed with a tuned duration',
  LONG_RUN,
  async ({ site }) => {
    const { page } = site
    const panel = await openPanel(site)
    await panel.openTab('Motion')
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
    await panel.type('Fade-out of the gate, exactly', '300')
    await panel.button('Replay the gate').click()
    await expect(site.gate).toBeVisible()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(panel.button('Replay the gate')).toBeFocused()
  },
)
