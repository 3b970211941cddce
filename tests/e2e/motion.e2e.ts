import type { Page } from 'playwright/test'
import { recordPhases } from '../helpers/recordPhases.ts'
import { expect, test } from '../helpers/site.ts'

const motionChoice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Motion' }).getByLabel(name, { exact: true })

/** Chooses a motion with the mouse. The control opens when it is hovered. */
async function chooseMotion(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Motion' }).hover()
  await motionChoice(page, name).check()
}

test('Nothing moves when the system prefers reduced motion or the browser saves data, until the visitor chooses a motion', async ({
  site,
}) => {
  const { page, scene } = site
  const phases = await recordPhases(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('Space opens the gate, and the hash’s section is in view', async () => {
    await site.open('/#music')
    await expect.soft(site.gate).toHaveCSS('transition-duration', '0s')
    await expect(site.gate).toBeFocused()
    await page.keyboard.press('Space')
    await expect(scene).toHaveAttribute('data-phase', 'open')
    expect.soft(await phases()).toEqual(['gate', 'opening', 'open'])
    await expect.soft(page.locator('#music')).toBeInViewport()
  })

  await test.step('a link opens its page', async () => {
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
    expect.soft(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  await test.step('the chosen motion is used', async () => {
    await chooseMotion(page, 'Calm')
    await expect(scene).toHaveAttribute('data-motion', 'calm')
    await expect(motionChoice(page, 'Calm')).toBeChecked()
  })

  await test.step('in a browser that saves data, the sky is still until more motion is chosen', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.emulateMedia({ reducedMotion: null })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await site.open('/?gate=open')
    await expect(scene).toHaveAttribute('data-motion', 'still')
    await chooseMotion(page, 'Full')
    await expect(scene).toHaveAttribute('data-motion', 'full')
  })
})
