import type { CDPSession, Page } from 'playwright'
import type { Part } from './bench.ts'
import { DEVICES, type DeviceSetup, waitSeconds } from './device.ts'
import { longestFrameMs, WATCHED_AFTER_MS, watchOpening } from './watchOpening.ts'

/** Times of the click on the gate, s since the start of navigation: before, while and after the sky starts. */
const CLICK_TIMES_S = [0.3, 1, 4] as const
/** The middle of the window. */
const LEFT_BUTTON_AT_MIDDLE = { x: 640, y: 400, button: 'left', clickCount: 1 } as const

/** Opens the home page, and clicks its gate at `clickS`. */
async function clickGate(origin: string, page: Page, cdp: CDPSession, clickS: number): Promise<void> {
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  const startedMs = await page.evaluate(() => performance.timeOrigin)
  await waitSeconds(Math.max(0, clickS - (Date.now() - startedMs) / 1000))
  // Sent together: a real visitor does not wait for the page between pressing and releasing the button.
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...LEFT_BUTTON_AT_MIDDLE }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...LEFT_BUTTON_AT_MIDDLE }),
  ])
}

/** The longest frame from the click until shortly after the opening. */
function longestMs({ origin, visit }: DeviceSetup, clickS: number): Promise<number> {
  return visit({ scripts: [watchOpening] }, async (page, cdp) => {
    await clickGate(origin, page, cdp, clickS)
    const isOver = (afterMs: number) =>
      performance.now() > (window.opening?.openedMs ?? Number.POSITIVE_INFINITY) + afterMs
    await page.waitForFunction(isOver, WATCHED_AFTER_MS, { polling: 200 })
    const opening = await page.evaluate(() => window.opening)
    if (!opening) throw new Error('The gate was not clicked')
    return longestFrameMs(opening)
  })
}

/** The longest frame of an opening, clicked at any of `CLICK_TIMES_S`. */
export const opening: Part = async ({ setupOf }) => {
  const figures: Record<string, number> = {}
  for (const device of [DEVICES.fastGpu, DEVICES.software]) {
    const setup = await setupOf(device)
    const frames: number[] = []
    for (const clickS of CLICK_TIMES_S) frames.push(await longestMs(setup, clickS))
    figures[`longest frame of the opening, ${device.name}, ms`] = Math.max(...frames)
  }
  return figures
}
