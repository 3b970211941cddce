import type { Page } from 'playwright/test'
import { constants } from '../../src/site/constants.ts'
import { expect, type Site, test } from '../helpers/site.ts'

const GATE = '?renderer=still'

/** From the first paint on, keeps every phase that `[data-scene]` shows in `window.phases`. */
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

test.describe('On a touch screen,', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a tap opens the gate', async ({ site }) => {
    await site.open(`/${GATE}`)
    await site.gate.tap()
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expect(site.heading).toBeFocused()
  })
})

test('Behind the gate the page is laid out in parts, the upper ones first, and all of it when the gate opens', async ({
  site,
}) => {
  const { page, gate } = site
  await page.addInitScript(() => {
    const seen = new Map<string, string[]>()
    Object.assign(window, { seen })
    const parts = ['nav', '#socials', '#music']
    new MutationObserver(() => {
      const there = parts.filter((part) => document.querySelector(part)?.checkVisibility())
      seen.set(document.documentElement.dataset.parts ?? 'none', there)
    }).observe(document, { attributes: true, attributeFilter: ['data-parts', 'data-painted'], subtree: true })
  })
  await site.open(`/${GATE}`)
  await expect(page.locator('html')).toHaveAttribute('data-parts', '3')
  expect(await page.evaluate(() => [...(window as unknown as { seen: Map<string, string[]> }).seen])).toEqual(
    [
      ['none', []],
      ['1', ['#socials']],
      ['2', ['#socials', '#music']],
      ['3', ['nav', '#socials', '#music']],
    ],
  )
  await gate.click()
  await expect(page.locator('#music')).toBeVisible()
})

test('Whoever enters before that has the whole page laid out under the fading gate, so that it fades in too', async ({
  site,
}) => {
  const { page } = site
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto(site.at(`/${GATE}`))
  await expect(site.gate).toBeFocused()
  await expect(page.locator('#music')).toBeHidden()
  await site.gate.click()
  await expect(page.locator('html')).toHaveAttribute('data-gate', 'opening')
  const seen = () =>
    page.evaluate(() => ({
      gate: document.documentElement.dataset.gate,
      music: document.querySelector('#music')?.checkVisibility(),
      opacity: getComputedStyle(document.querySelector('[data-open]') as Element).opacity,
    }))
  expect(await seen()).toEqual({ gate: 'opening', music: true, opacity: '0' })
  await expect(page.locator('[data-open]')).toHaveCSS('opacity', '1')
})

test('The gate fades for as long as the constants say, and the page comes in after its delay', async ({
  site,
}) => {
  await site.open(`/${GATE}`)
  const seconds = (ms: number) => `${ms / 1000}s`
  await expect(site.gate).toHaveCSS('transition-duration', seconds(constants.gate.fadeOutMs))
  const page = site.page.locator('[data-open]')
  await expect(page).toHaveCSS('transition-delay', seconds(constants.gate.fadeInDelayMs))
  await expect(page).toHaveCSS('opacity', '0')
  await site.enter()
  await expect(page).toHaveCSS('opacity', '1')
  expect(constants.gate).toMatchObject({ fadeOutMs: 1000, fadeInDelayMs: 100 })
})

test('A second click does no harm', async ({ site }) => {
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

test('Under the gate the page is out of reach', async ({ site }) => {
  await site.open(`/${GATE}`)
  await expect(site.page.locator('html')).toHaveAttribute('data-parts', '3')
  const focused = () => site.page.evaluate(() => document.activeElement?.textContent ?? '')
  await site.page
    .locator('main a')
    .first()
    .evaluate((link: HTMLElement) => link.focus())
  expect(await focused()).toBe('Click to enter')
  for (let presses = 0; presses < 3; presses++) {
    await site.page.keyboard.press('Tab')
    expect(await site.page.evaluate(() => document.activeElement?.closest('main, nav, footer'))).toBeNull()
  }
  await site.page.mouse.wheel(0, 2000)
  await expect(site.page.locator('[inert]')).toHaveCount(1)
  expect(await site.page.evaluate(() => scrollY)).toBe(0)
  await site.enter()
  await expect(site.page.locator('[inert]')).toHaveCount(0)
})

test('A click before the script has come opens the gate once it has', async ({ site }) => {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await site.page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await site.page.goto(site.at(`/${GATE}`), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(site.scene).toHaveAttribute('data-phase', 'gate')
  send()
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.gate).toHaveCount(0)
})

test('A click while the sky is loading opens the gate', async ({ site }) => {
  await site.page.goto(site.at('/'), { waitUntil: 'commit' })
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test('?gate=open shows the page at once', async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${GATE}&gate=open`)
  await expect(site.gate).toHaveCount(0)
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.page.locator('[data-open]')).toHaveCSS('opacity', '1')
  expect((await phases()).at(-1)).toBe('open')
  await expect(site.heading, 'focus stays where the browser put it').not.toBeFocused()
})

test('Neither a link inside the site nor the way back raises the gate again', async ({ site }) => {
  const phases = await recordPhases(site.page)
  await site.open(`/${GATE}`)
  await site.enter()
  await site.page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await expect(site.heading).toHaveText(/Customizable/)
  await site.page.getByRole('link', { name: 'Dreamy and Pastel Template' }).click()
  await expect(site.heading).toHaveText('Dreamy and Pastel Template')
  await site.page.goBack()
  await site.page.goBack()
  await expect(site.heading).toHaveText(/Hello/)
  await expect(site.gate).toHaveCount(0)
  await site.page.goForward()
  await expect(site.heading).toHaveText(/Customizable/)
  expect(await phases()).toEqual(['gate', 'opening', 'open'])
})
