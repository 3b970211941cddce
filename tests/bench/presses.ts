import type { Page } from 'playwright'
import type { Part } from './bench.ts'
import { DEVICES, waitSeconds } from './device.ts'

/** As on a phone. */
const SLOWDOWN = 4
/** The browser reports no events below this time. */
const MIN_MS = 16
/** Wait before a click and after each action. */
const IDLE_S = 1
/** Wait for a page to load. */
const LOAD_S = 3

declare global {
  interface Window {
    /** Longest time from a click or key to the next paint, since the last reset. */
    longestDelayMs?: number
  }
}

/** A page script, so it cannot read `MIN_MS`. Measures `longestDelayMs`. */
function watchEvents(): void {
  window.longestDelayMs = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number
    })[])
      if (interactionId) window.longestDelayMs = Math.max(window.longestDelayMs ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const resetDelay = (page: Page) =>
  page.evaluate(() => {
    window.longestDelayMs = 0
  })

type Press = (page: Page) => Promise<void>

/** Clicks the first match with the mouse only, because Playwright's own click also runs code in the page. */
const click =
  (selector: string): Press =>
  async (page) => {
    const target = page.locator(selector).first()
    await target.scrollIntoViewIfNeeded()
    await waitSeconds(IDLE_S)
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to press at ${selector}`)
    await resetDelay(page)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }

const press =
  (key: string): Press =>
  async (page) => {
    await resetDelay(page)
    await page.keyboard.press(key)
  }

/** Points at the control of the motion, which opens it, and then presses the choice. */
const chooseMotion: Press = async (page) => {
  await page.locator('[data-motion-control]').hover()
  await click('label:has(input[type=radio]:not(:checked))')(page)
}

/** A walk through the site. Each action starts on the page where the previous one ended. */
const WALK: Readonly<Record<string, Press>> = {
  'enter the gate': click('[data-gate] button, button:has-text("Click to enter")'),
  'to the shop': click('main a[href$="/shop"]'),
  'to a template': click('main a[href$="/shop/1"]'),
  'back to the shop': click('main a[href$="/shop"]'),
  'back home': click('main a[href$="/"]'),
  'to the media page': click('main a[href$="/media"]'),
  'open a picture': click('main li a:has(img)'),
  'next picture': press('ArrowRight'),
  'close the picture': press('Escape'),
  // Last, because the next press also closes the control.
  'choose another motion': chooseMotion,
}

async function measure(page: Page, name: string, act: Press): Promise<number> {
  await act(page).catch((error: Error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  await waitSeconds(IDLE_S)
  return Math.max(MIN_MS, await page.evaluate(() => window.longestDelayMs ?? Number.NaN))
}

/** The time from each action to the next paint on a slow processor, ms. */
export const presses: Part = async ({ setupOf }) => {
  const setup = await setupOf(DEVICES.fastGpu)
  return setup.visit({ slowdown: SLOWDOWN, scripts: [watchEvents] }, async (page) => {
    const figures: Record<string, number> = {}
    await page.goto(`${setup.origin}/`)
    await page.waitForSelector('[data-renderer="webgl"]', { state: 'attached' })
    await waitSeconds(LOAD_S)
    for (const [name, act] of Object.entries(WALK))
      figures[`press to paint at 1/4 of the speed: ${name}, ms`] = await measure(page, name, act)
    await page.goto(`${setup.origin}/editor/1`)
    await waitSeconds(LOAD_S)
    await page.locator('#field-name').press('End')
    const letter = await measure(page, 'a letter', press('m'))
    return { ...figures, 'press to paint at 1/4 of the speed: a letter in an editor, ms': letter }
  })
}
