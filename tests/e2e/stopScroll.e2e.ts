import type { Page } from 'playwright/test'
import { pauseClock } from '../helpers/pauseClock.ts'
import { distanceFromCentre, scrollTop } from '../helpers/scroll.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'

/** The duration of a smooth scroll, ms. */
const DURATION_MS = 1000
/** Largest distance that a stopped scroll may still move, CSS px. */
const MAX_REST_PX = 60

/** Runs half of a smooth scroll from the top to the last section. The clock stands still. @returns the scroll position, CSS px */
async function scrollHalfWay(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await musicLink(page).click()
  await page.clock.runFor(DURATION_MS / 2)
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(100)
  expect(await distanceFromCentre(page, 'music')).toBeGreaterThan(100)
  return top
}

const musicLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Music', exact: true })

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
  ['a turn of the wheel', 'wheel', (page) => page.mouse.wheel(0, 1)],
  ['a key', 'keydown', (page) => page.keyboard.press('Shift')],
  ['a press of the mouse', 'pointerdown', (page) => page.mouse.click(5, 400)],
  ['a touch', 'touchstart', (page) => page.touchscreen.tap(5, 400)],
]

test.use({ hasTouch: true })

test('A smooth scroll stops at any input, reaches its section after its full time, and takes no time when the motion is still', async ({
  site,
}) => {
  const { page } = site
  await page.clock.install()
  await site.open(`/${STILL_SKY}`)
  await pauseClock(page)

  for (const [name, event, sendInput] of INPUTS)
    await test.step(`${name} stops it`, async () => {
      const top = await scrollHalfWay(page)
      const isDispatched = await watchEvent(page, event)
      await sendInput(page)
      await expect.poll(isDispatched).toBe(true)
      await page.clock.runFor(2 * DURATION_MS)
      expect.soft(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(MAX_REST_PX)
    })

  await test.step('it reaches its section after its full time', async () => {
    await scrollHalfWay(page)
    await page.clock.runFor(DURATION_MS)
    expect(await distanceFromCentre(page, 'music')).toBeLessThanOrEqual(2)
  })

  await test.step('it takes no time when the motion is still', async () => {
    await page.getByRole('group', { name: 'Motion' }).hover()
    await page.getByRole('radio', { name: 'Still', exact: true }).check({ force: true })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // The clock stands still, so a scroll in several steps would not arrive.
    await musicLink(page).click()
    expect(await distanceFromCentre(page, 'music')).toBeLessThanOrEqual(2)
  })
})
