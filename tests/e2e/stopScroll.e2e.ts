import type { Page } from 'playwright/test'
import { sectionLink } from '../helpers/content.ts'
import { longRunIf } from '../helpers/longRun.ts'
import { pauseClock } from '../helpers/pauseClock.ts'
import { distanceFromCentre, scrollTop } from '../helpers/scroll.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { constants, sections } from '../helpers/siteModules.ts'

test.skip(sections.length < 3, 'The home page is too short to scroll through')

/** The id of the last section. */
const { id: LAST_SECTION = 'music' } = sections.at(-1) ?? {}

const DURATION_MS = constants.scroll.durationMs
/** Largest distance that a stopped scroll may still move, CSS px. */
const MAX_REST_PX = 60

/** Stops the clock and runs half of a smooth scroll to the last section. @returns the scroll position, CSS px */
async function scrollHalfWay(site: Site): Promise<number> {
  const { page } = site
  await page.clock.install()
  await site.open(`/${STILL_SKY}`)
  await pauseClock(page)
  await sectionLink(page, LAST_SECTION).click()
  await page.clock.runFor(DURATION_MS / 2)
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(100)
  expect(await distanceFromCentre(page, LAST_SECTION)).toBeGreaterThan(100)
  return top
}

/**
 * Watches for an event, because the browser dispatches some events after Playwright's command has ended.
 *
 * @returns a function that returns true after the event
 */
async function watchEvent(page: Page, event: string): Promise<() => Promise<boolean>> {
  await page.evaluate((type) => {
    const watched = { isDispatched: false }
    Object.assign(window, { watched })
    addEventListener(type, () => Object.assign(watched, { isDispatched: true }), { passive: true })
  }, event)
  return () =>
    page.evaluate(() => (window as unknown as { watched: { isDispatched: boolean } }).watched.isDispatched)
}

/** Inputs without another effect: a turn by 1 px, a key that scrolls nothing, presses at the edge beside all controls. */
const INPUTS: readonly [name: string, event: string, sendInput: (page: Page) => Promise<void>][] = [
  ['A turn of the wheel', 'wheel', (page) => page.mouse.wheel(0, 1)],
  ['A key', 'keydown', (page) => page.keyboard.press('Shift')],
  ['A press of the mouse', 'pointerdown', (page) => page.mouse.click(5, 400)],
  ['A touch', 'touchstart', (page) => page.touchscreen.tap(5, 400)],
]

test.use({ hasTouch: true })

for (const [index, [name, event, sendInput]] of INPUTS.entries())
  test(`${name} stops a smooth scroll at its present position`, longRunIf(index > 1), async ({ site }) => {
    const top = await scrollHalfWay(site)
    const isDispatched = await watchEvent(site.page, event)
    await sendInput(site.page)
    await expect.poll(isDispatched).toBe(true)
    await site.page.clock.runFor(2 * DURATION_MS)
    expect(Math.abs((await scrollTop(site.page)) - top)).toBeLessThanOrEqual(MAX_REST_PX)
  })

test('A smooth scroll reaches its section after its full time when no input stops it', async ({ site }) => {
  await scrollHalfWay(site)
  await site.page.clock.runFor(DURATION_MS)
  expect(await distanceFromCentre(site.page, LAST_SECTION)).toBeLessThanOrEqual(2)
})
