import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { DEVICES, type Device, type DeviceSetup, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { longestFrameMs, WATCHED_AFTER_MS, watchOpening } from './watchOpening.ts'

/** Times of the click on the gate, s since the start of navigation. */
const CLICK_TIMES_S = [0.3, 0.6, 1, 2, 4] as const
/** Time of the click in a visit that is not measured, s since the start of navigation. */
const WARM_UP_CLICK_S = 2
const MEASURED_DEVICES: readonly Device[] = [DEVICES.fastGpu, DEVICES.software, DEVICES.softwareGl]
/** The middle of `DESKTOP`. */
const LEFT_BUTTON_AT_MIDDLE = { x: 640, y: 400, button: 'left', clickCount: 1 } as const

/** Opens the home page, and clicks its gate at `clickS`. */
async function clickGate(setup: DeviceSetup, page: Page, cdp: CDPSession, clickS: number): Promise<void> {
  await page.goto(`${setup.origin}/`, { waitUntil: 'commit' })
  const startedMs = await page.evaluate(() => performance.timeOrigin)
  await waitSeconds(Math.max(0, clickS - (Date.now() - startedMs) / 1000))
  // Sent together: a real visitor does not wait for the page between pressing and releasing the button.
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...LEFT_BUTTON_AT_MIDDLE }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...LEFT_BUTTON_AT_MIDDLE }),
  ])
}

/** Waits until `WATCHED_AFTER_MS` have passed since the opening. */
function waitUntilOpened(page: Page): Promise<unknown> {
  const isOver = (afterMs: number) =>
    performance.now() > (window.opening?.openedMs ?? Number.POSITIVE_INFINITY) + afterMs
  return page.waitForFunction(isOver, WATCHED_AFTER_MS, { polling: 200 })
}

interface OpeningTimes {
  readonly longestFrameMs: number
  readonly clickToOpenMs: number
}

function measureOpening(setup: DeviceSetup, clickS: number): Promise<OpeningTimes> {
  return setup.visit({ scripts: [watchOpening] }, async (page, cdp) => {
    await clickGate(setup, page, cdp, clickS)
    await waitUntilOpened(page)
    const opening = await page.evaluate(() => window.opening)
    if (!opening) throw new Error('The gate was not clicked')
    return {
      longestFrameMs: longestFrameMs(opening),
      clickToOpenMs: (opening.openedMs ?? Number.NaN) - opening.clickedMs,
    }
  })
}

/** Writes the frames of a visit, until the gate has opened, as pictures. Their names are times, s since 1970. */
async function photographOpening(setup: DeviceSetup, clickS: number, pictures: string): Promise<void> {
  const folder = join(pictures, `${setup.device.name.replaceAll(/\W+/g, '-')}-${clickS}`)
  mkdirSync(folder, { recursive: true })
  await setup.visit({ scripts: [watchOpening] }, async (page, cdp) => {
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const name = `${(metadata.timestamp ?? 0).toFixed(3)}.jpg`
      writeFileSync(join(folder, name), Buffer.from(data, 'base64'))
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
    await clickGate(setup, page, cdp, clickS)
    await waitUntilOpened(page)
    await cdp.send('Page.stopScreencast')
  })
}

/**
 * Measures the opening of the gate for each time of the click.
 *
 * @param options `pictures`: a folder. Writes the frames there as pictures instead, and measures nothing
 * @returns Markdown, or a sentence that names the folder
 */
export async function openings({ setupOf, rounds, pictures, logSample }: PartOptions): Promise<string> {
  if (pictures) {
    for (const device of [DEVICES.fastGpuDrawn, DEVICES.software])
      for (const clickS of CLICK_TIMES_S) await photographOpening(await setupOf(device), clickS, pictures)
    return `The frames of each opening are in ${pictures}.`
  }
  const rows = MEASURED_DEVICES.map((device) => ({
    device,
    clicks: CLICK_TIMES_S.map((clickS) => ({ clickS, samples: [] as OpeningTimes[] })),
  }))
  // The first visits are not measured, because they also start the browser's processes.
  for (const { device } of rows) await measureOpening(await setupOf(device), WARM_UP_CLICK_S)
  for (let round = 1; round <= rounds; round++)
    for (const { device, clicks } of rows)
      for (const { clickS, samples } of clicks) {
        samples.push(await measureOpening(await setupOf(device), clickS))
        logSample(`openings ${round}: ${device.name}, clicked at ${clickS} s`, samples.at(-1))
      }
  const tableRows = rows.flatMap(({ device, clicks }) => [
    [
      `${device.name}: longest frame, ms`,
      ...clicks.map(({ samples }) => formatNumber(median(samples.map((each) => each.longestFrameMs)), 0)),
    ],
    [
      `${device.name}: click until the gate is gone, ms`,
      ...clicks.map(({ samples }) => formatNumber(median(samples.map((each) => each.clickToOpenMs)), 0)),
    ],
  ])
  return markdownTable(['clicked after', ...CLICK_TIMES_S.map((clickS) => `${clickS} s`)], tableRows)
}
