import type { Page } from 'playwright/test'
import { constants } from '../../src/site/constants.ts'
import { sections } from '../../src/site/content.ts'
import { sectionLink } from '../helpers/content.ts'
import { distanceFromCentre, scrollTop } from '../helpers/scroll.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'

test.skip(sections.length < 3, 'The home page is too short to scroll through')

/** The section that is farthest from the top. */
const { id: FARTHEST = 'music' } = sections.at(-1) ?? {}

const DURATION = constants.scroll.durationMs

/** Starts a smooth scroll to the page's end and stops the clock half-way. @returns the scroll position */
async function scrollHalfWay(site: Site): Promise<number> {
  const { page } = site
  await page.clock.install()
  await site.open(`/${QUIET}`)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await sectionLink(page, FARTHEST).click()
  await page.clock.runFor(DURATION / 2)
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(100)
  expect(await distanceFromCentre(page, FARTHEST)).toBeGreaterThan(100)
  return top
}

/**
 * Watches for an event of the page, because the browser dispatches some events after the command that caused them.
 *
 * @returns a function that says whether it has come
 */
async function watchEvent(page: Page, event: string): Promise<() => Promise<boolean>> {
  await page.evaluate((type) => {
    const seen = { event: false }
    Object.assign(window, { seen })
    addEventListener(type, () => Object.assign(seen, { event: true }), { passive: true })
  }, event)
  return () => page.evaluate(() => (window as unknown as { seen: { event: boolean } }).seen.event)
}

const INPUTS: readonly [name: string, event: string, sendInput: (page: Page) => Promise<void>][] = [
  ['A turn of the wheel', 'wheel', (page) => page.mouse.wheel(0, 1)],
  ['A key', 'keydown', (page) => page.keyboard.press('Shift')],
  ['A press of the mouse', 'pointerdown', (page) => page.mouse.click(5, 400)],
  ['A touch', 'touchstart', (page) => page.touchscreen.tap(5, 400)],
]

test.use({ hasTouch: true })

for (const [name, event, sendInput] of INPUTS) {
  test(`${name} stops a running scroll where it is`, async ({ site }) => {
    const top = await scrollHalfWay(site)
    const seen = await watchEvent(site.page, event)
    await sendInput(site.page)
    await expect.poll(seen).toBe(true)
    await site.page.clock.runFor(2 * DURATION)
    expect(Math.abs((await scrollTop(site.page)) - top)).toBeLessThanOrEqual(60)
  })
}

test('A scroll arrives after its full time when no input stops it', async ({ site }) => {
  await scrollHalfWay(site)
  await site.page.clock.runFor(DURATION)
  expect(await distanceFromCentre(site.page, FARTHEST)).toBeLessThanOrEqual(2)
})
