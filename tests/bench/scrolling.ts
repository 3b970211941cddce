import type { CDPSession } from 'playwright'
import type { Part } from './bench.ts'
import { DEVICES, WINDOW, waitSeconds } from './device.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from './trace.ts'

const CATEGORIES = ['disabled-by-default-devtools.timeline', FRAMES_SHOWN]
/** Longest measured scroll in each direction, CSS px. */
const MEASURED_PX = 2400
const MEASURED_PX_PER_S = 1200
/** Speed of the scroll before the measurement, which loads the lazy parts of the page. */
const FIRST_PX_PER_S = 8000

/** Scrolls down as with a mouse wheel, or up for a negative distance. */
async function scrollBy(cdp: CDPSession, px: number, pxPerS: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    x: WINDOW.width / 4,
    y: WINDOW.height / 2,
    yDistance: -px,
    speed: pxPerS,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
}

/** The tiles that the browser paints in each frame while the home page is scrolled. A page that only moves needs no new ones. */
export const scrolling: Part = async ({ setupOf }) => {
  const setup = await setupOf(DEVICES.fastGpu)
  return setup.visit({}, async (page, cdp) => {
    await page.goto(`${setup.origin}/?gate=open`)
    await page.waitForSelector('[data-renderer="webgl"]', { state: 'attached' })
    const scrollablePx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const px of [scrollablePx, -scrollablePx]) {
      await scrollBy(cdp, px, FIRST_PX_PER_S)
      await waitSeconds(1)
    }
    const px = Math.min(scrollablePx, MEASURED_PX)
    const endTrace = await startTrace(cdp, CATEGORIES)
    await scrollBy(cdp, px, MEASURED_PX_PER_S)
    await scrollBy(cdp, -px, MEASURED_PX_PER_S)
    const events = await endTrace()
    const frames = countEvents(events, 'Display::FrameDisplayed')
    return { 'tiles painted in a scrolled frame': countEvents(events, 'RasterTask') / frames }
  })
}
