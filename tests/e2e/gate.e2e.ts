import type { Page } from 'playwright/test'
import { constants } from '../../src/site/constants.ts'
import { site as owner } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { MAIN_SCRIPT } from '../helpers/builtFiles.ts'
import { gallery } from '../helpers/content.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'

needs('gate')

const GATE = '?renderer=still'

/** Records every phase that `[data-scene]` has from the first paint on, in `window.phases`. */
async function recordPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const phases: string[] = []
    Object.assign(window, { phases })
    const look = () => {
      const phase = document.querySelector<HTMLElement>('[data-scene]')?.dataset.phase
      if (phase && phases.at(-1) !== phase) phases.push(phase)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { phases: string[] }).phases)
}

const ways: Record<string, (site: Site) => Promise<void>> = {
  'a click': ({ gate }) => gate.click(),
  Enter: ({ page }) => page.keyboard.press('Enter'),
  Space: ({ page }) => page.keyboard.press('Space'),
}

for (const [name, open] of Object.entries(ways)) {
  test(`${name} opens the gate, and focus lands on the page’s heading`, async ({ site }) => {
    const phases = await recordPhases(site.page)
    await site.open(`/${GATE}`)
    await expect(site.gate).toBeFocused()
    await open(site)
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(site.gate).toHaveCount(0)
    await expect(site.heading).toBeFocused()
    await expect(site.heading).toBeInViewport()
    expect(await phases()).toEqual(['gate', 'opening', 'open'])
  })
}

test('The page’s head fetches the corona of the gate, so that the first paint has it', async ({ site }) => {
  await site.open(`/${GATE}`)
  const corona = await site.page.locator('#eclipse-corona image').getAttribute('href')
  expect(corona).toBeTruthy()
  await expect(site.page.locator('head link[rel="preload"][as="image"]')).toHaveAttribute('href', `${corona}`)
})

test.describe('On a touch screen,', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap opens the gate', async ({ site }) => {
    await site.open(`/${GATE}`)
    await site.gate.tap()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(site.heading).toBeFocused()
  })
})

test('The gate fades and the page appears after the times in the constants', async ({ site }) => {
  await site.open(`/${GATE}`)
  const seconds = (ms: number) => `${ms / 1000}s`
  await expect(site.gate).toHaveCSS('transition-duration', seconds(constants.gate.fadeOutMs))
  const page = site.page.locator('[data-page]')
  await expect(page).toHaveCSS('transition-delay', seconds(constants.gate.fadeInDelayMs))
  await expect(page).toHaveCSS('opacity', '0')
  await site.enter()
  await expect(page).toHaveCSS('opacity', '1')
})

test('A second click changes nothing', LONG_RUN, async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${GATE}`)
  await site.gate.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await site.page.mouse.click(640, 400)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
  expect(site.page.url()).toBe(site.at(`/${GATE}`))
})

test('The page is inert while the gate is closed', async ({ site }) => {
  await site.open(`/${GATE}`)
  await expect(site.gate).toBeFocused()
  await expect(site.heading).toBeHidden()
  const focused = () => site.page.evaluate(() => document.activeElement?.textContent ?? '')
  await site.page
    .locator('main a')
    .first()
    .evaluate((link: HTMLElement) => link.focus())
  expect(await focused()).toBe(text.gate.enter)
  for (let presses = 0; presses < 3; presses++) {
    await site.page.keyboard.press('Tab')
    expect(await site.page.evaluate(() => document.activeElement?.closest('main, nav, footer'))).toBeNull()
  }
  await site.page.mouse.wheel(0, 2000)
  await expect(site.gate).toBeVisible()
  expect(await site.page.evaluate(() => scrollY)).toBe(0)
  await site.enter()
  await expect(site.heading).toBeVisible()
})

/** Delays the page's script. @returns a function that sends it */
async function holdScript(page: Page): Promise<() => void> {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(MAIN_SCRIPT, async (route) => {
    await sent
    await route.continue()
  })
  return send
}

test('A click before the script has loaded opens the gate once it has', async ({ site }) => {
  const { page } = site
  await page.clock.install()
  const send = await holdScript(page)
  await page.goto(site.at(`/${GATE}`), { waitUntil: 'commit' })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await site.gate.click()
  await expect(site.scene).toHaveAttribute('data-phase', 'gate')
  send()
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'opening')
  await page.clock.runFor(2 * constants.gate.fadeOutMs)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await expect(site.heading).toBeFocused()
})

test('A click shows the page after seconds when the script stalls, and a late script leaves the page open', async ({
  site,
}) => {
  needs('shop')
  const { page } = site
  await page.clock.install()
  const send = await holdScript(page)
  await page.goto(site.at(`/${GATE}`), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(site.heading).toBeHidden()
  await page.clock.runFor(5000)
  await expect(site.gate).toBeHidden()
  await expect(site.heading).toBeVisible()
  send()
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
})

test('A click while the sky is loading opens the gate', LONG_RUN, async ({ site }) => {
  await site.page.goto(site.at('/'), { waitUntil: 'commit' })
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test('?gate=open shows the page at once', async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${GATE}&gate=open`)
  await expect(site.gate).toHaveCount(0)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
  expect((await phases()).at(-1)).toBe('open')
  await expect(site.heading, 'focus stays where the browser put it').not.toBeFocused()
})

test('The gate stays open after a link inside the site and after the back button', async ({ site }) => {
  needs('shop')
  const phases = await recordPhases(site.page)
  await site.open(`/${GATE}`)
  await site.enter()
  await site.page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(site.heading).toHaveText(text.shop.heading)
  await site.page.locator(`main a[href$="${gallery.path}"]`).click()
  await expect(site.heading).toHaveText(gallery.title)
  await site.page.goBack()
  await site.page.goBack()
  await expect(site.heading).toHaveText(owner.greeting)
  await expect(site.gate).toHaveCount(0)
  await site.page.goForward()
  await expect(site.heading).toHaveText(text.shop.heading)
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
})
