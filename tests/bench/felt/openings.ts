import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { DEVICES, type Device, type Stage, seconds } from '../device.ts'
import { digits, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { longestFrameMs, WATCHED_AFTER_MS, watchOpening } from './watchOpening.ts'

/** Times of the click on the gate, s after navigation started. */
const CLICK_TIMES_S = [0.3, 0.6, 1, 2, 4] as const
const MEASURED_DEVICES: readonly Device[] = [DEVICES.card, DEVICES.software, DEVICES.softwareGl]
const MIDDLE = { x: 640, y: 400, button: 'left', clickCount: 1 } as const

/** Loads the home page, and clicks its gate some seconds after the navigation began. */
async function clickGate(stage: Stage, page: Page, cdp: CDPSession, atS: number): Promise<void> {
  await page.goto(`${stage.origin}/`, { waitUntil: 'commit' })
  const startedMs = await page.evaluate(() => performance.timeOrigin)
  await seconds(Math.max(0, atS - (Date.now() - startedMs) / 1000))
  // Sent together, because a real visitor does not wait for the page between pressing and releasing.
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...MIDDLE }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...MIDDLE }),
  ])
}

/** Waits until the gate has been open for some time. */
function waitUntilOpen(page: Page): Promise<unknown> {
  const isOver = (afterMs: number) =>
    performance.now() > (window.opening?.openedMs ?? Number.POSITIVE_INFINITY) + afterMs
  return page.waitForFunction(isOver, WATCHED_AFTER_MS, { polling: 200 })
}

/** The measurements of an opening. */
interface OpeningTimes {
  /** The longest time between two frames. */
  readonly longestMs: number
  /** The time from the click until the gate is gone. */
  readonly lastedMs: number
}

function open(stage: Stage, atS: number): Promise<OpeningTimes> {
  return stage.visit({ scripts: [watchOpening] }, async (page, cdp) => {
    await clickGate(stage, page, cdp, atS)
    await waitUntilOpen(page)
    const opening = await page.evaluate(() => window.opening)
    if (!opening) throw new Error('The gate was not clicked')
    return {
      longestMs: longestFrameMs(opening),
      lastedMs: (opening.openedMs ?? Number.NaN) - opening.clickedMs,
    }
  })
}

/** Writes each frame of an opening as a picture, named after its time, s since 1970. */
async function photographOpening(stage: Stage, atS: number, pictures: string): Promise<void> {
  const folder = join(pictures, `${stage.device.name.replaceAll(/\W+/g, '-')}-${atS}`)
  mkdirSync(folder, { recursive: true })
  await stage.visit({ scripts: [watchOpening] }, async (page, cdp) => {
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const name = `${(metadata.timestamp ?? 0).toFixed(3)}.jpg`
      writeFileSync(join(folder, name), Buffer.from(data, 'base64'))
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
    await clickGate(stage, page, cdp, atS)
    await waitUntilOpen(page)
    await cdp.send('Page.stopScreencast')
  })
}

/** Measures the longest frame of an opening for each moment of the click. */
export async function openings({ stageOf, rounds, pictures, note }: PartOptions): Promise<string> {
  if (pictures) {
    for (const device of [DEVICES.drawnCard, DEVICES.software])
      for (const atS of CLICK_TIMES_S) await photographOpening(await stageOf(device), atS, pictures)
    return `The frames of each opening are in ${pictures}.`
  }
  const rows = MEASURED_DEVICES.map((device) => ({
    device,
    moments: CLICK_TIMES_S.map((atS) => ({ atS, samples: [] as OpeningTimes[] })),
  }))
  for (const { device } of rows) await open(await stageOf(device), 2)
  for (let round = 1; round <= rounds; round++)
    for (const { device, moments } of rows)
      for (const { atS, samples } of moments) {
        samples.push(await open(await stageOf(device), atS))
        note(`openings ${round}: ${device.name}, clicked at ${atS} s`, samples.at(-1))
      }
  const lines = rows.flatMap(({ device, moments }) => [
    [
      `${device.name}: longest frame, ms`,
      ...moments.map(({ samples }) => digits(median(samples.map(({ longestMs }) => longestMs)), 0)),
    ],
    [
      `${device.name}: click until the gate is gone, ms`,
      ...moments.map(({ samples }) => digits(median(samples.map(({ lastedMs }) => lastedMs)), 0)),
    ],
  ])
  return markdownTable(['clicked after', ...CLICK_TIMES_S.map((atS) => `${atS} s`)], lines)
}
