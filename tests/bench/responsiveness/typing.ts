import type { Frame, Page } from 'playwright'
import { SECOND_TEMPLATE } from '../../helpers/templates.ts'
import { DEVICES, type DeviceSetup, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'

const EDITOR = `/editor/${SECOND_TEMPLATE}`
const LINK_COUNT = 50
const LETTERS = 'by candlelight'
const SLOWDOWNS = [1, 6] as const
const WAIT_BEFORE_TYPING_S = 3
const WAIT_AFTER_LETTER_S = 0.5

declare global {
  interface Window {
    /** Time of the last key press, ms since 1970. */
    pressedMs?: number
    /** Time of the last painted change in the preview, ms since 1970. */
    paintedMs?: number
  }
}

const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const notePress = ({ timeStamp }: KeyboardEvent) => {
      window.pressedMs = performance.timeOrigin + timeStamp
    }
    addEventListener('keydown', notePress, { capture: true })
  })

/** A change counts as painted in the first animation frame after it. */
const watchChanges = (frame: Frame) =>
  frame.evaluate(() => {
    const notePaint = () =>
      requestAnimationFrame(() => {
        window.paintedMs = performance.timeOrigin + performance.now()
      })
    const changes = { characterData: true, childList: true, subtree: true }
    new MutationObserver(notePaint).observe(document.body, changes)
  })

/** Opens an editor and adds links. @returns the frame of the preview, which shows them */
async function openWithLinks(page: Page, address: string): Promise<Frame> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Paste links' }).click()
  const list = Array.from({ length: LINK_COUNT }, (_, index) => `Print ${index} https://example.com/${index}`)
  await page.getByRole('dialog').locator('textarea').fill(list.join('\n'))
  await page.getByRole('button', { name: `Add ${LINK_COUNT} links` }).click()
  const preview = page.locator('#editor-preview iframe')
  // The page also has the links of the sample, so it has a link with this index.
  await preview.contentFrame().locator('.link').nth(LINK_COUNT).waitFor({ state: 'attached' })
  const frame = await (await preview.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The preview has no frame.')
  return frame
}

/** Types `LETTERS`. @returns the median time from a key press to its paint in the preview, ms */
function measureTyping(setup: DeviceSetup, slowdown: number): Promise<number> {
  return setup.visit({}, async (page, cdp) => {
    const frame = await openWithLinks(page, setup.origin + EDITOR)
    await watchKeys(page)
    await watchChanges(frame)
    await page.locator('#field-name').press('End')
    await waitSeconds(WAIT_BEFORE_TYPING_S)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // If the browser runs the preview in a separate process, that one is slowed down too. Otherwise there is no session.
    const session = await page
      .context()
      .newCDPSession(frame)
      .catch(() => null)
    await session?.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const timesMs: number[] = []
    for (const letter of LETTERS) {
      await page.keyboard.press(letter)
      await waitSeconds(WAIT_AFTER_LETTER_S)
      const pressedMs = await page.evaluate(() => window.pressedMs ?? Number.NaN)
      timesMs.push((await frame.evaluate(() => window.paintedMs ?? Number.NaN)) - pressedMs)
    }
    return median(timesMs)
  })
}

/** Measures the time from a key press to the painted preview in an editor with many links. */
export async function typing({ setupOf, rounds, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.fastGpu)
  const samples = SLOWDOWNS.map((): number[] => [])
  for (let round = 1; round <= rounds; round++)
    for (const [index, slowdown] of SLOWDOWNS.entries()) {
      samples[index]?.push(await measureTyping(setup, slowdown))
      logSample(`typing ${round}: a processor ${slowdown} times slower`, samples[index]?.at(-1))
    }
  const tableRows = SLOWDOWNS.map((slowdown, index) => [
    slowdown === 1 ? 'full' : `1/${slowdown}`,
    formatNumber(median(samples[index] ?? []), 0),
  ])
  return markdownTable(
    [`the processor's speed, ${LINK_COUNT} links`, 'ms from the key to the paint'],
    tableRows,
  )
}
