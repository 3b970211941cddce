import type { Frame, Page } from 'playwright'
import { SECOND_TEMPLATE } from '../../helpers/templates.ts'
import { DEVICES, type Stage, seconds } from '../device.ts'
import { digits, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'

const EDITOR = `/editor/${SECOND_TEMPLATE}`
const LINKS = 50
const LETTERS = 'by candlelight'
const SLOWDOWNS = [1, 6] as const
/** Wait before the first letter and after each letter, s. */
const IDLE_S = 3
const LETTER_S = 0.5

declare global {
  interface Window {
    /** Times of the last key press and of the last painted change in the preview, ms since 1970. */
    pressedMs?: number
    paintedMs?: number
  }
}

/** Records when keys are pressed. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const note = ({ timeStamp }: KeyboardEvent) => {
      window.pressedMs = performance.timeOrigin + timeStamp
    }
    addEventListener('keydown', note, { capture: true })
  })

/** Records when a change of the preview is painted: in the first animation frame after it. */
const watchChanges = (frame: Frame) =>
  frame.evaluate(() => {
    const notePaint = () =>
      requestAnimationFrame(() => {
        window.paintedMs = performance.timeOrigin + performance.now()
      })
    const changes = { characterData: true, childList: true, subtree: true }
    new MutationObserver(notePaint).observe(document.body, changes)
  })

/** Opens an editor with many links, whose preview shows them. @returns the preview's frame */
async function openWithLinks(page: Page, address: string): Promise<Frame> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Paste links' }).click()
  const list = Array.from({ length: LINKS }, (_, index) => `Print ${index} https://example.com/${index}`)
  await page.getByRole('dialog').locator('textarea').fill(list.join('\n'))
  await page.getByRole('button', { name: `Add ${LINKS} links` }).click()
  const preview = page.locator('#editor-preview iframe')
  await preview.contentFrame().locator('.link').nth(LINKS).waitFor({ state: 'attached' })
  const frame = await (await preview.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The preview has no frame.')
  return frame
}

/** Types the letters. @returns the median time from a key press to its paint in the preview, ms */
function typeLetters(stage: Stage, slowdown: number): Promise<number> {
  return stage.visit({}, async (page, cdp) => {
    const frame = await openWithLinks(page, stage.origin + EDITOR)
    await watchKeys(page)
    await watchChanges(frame)
    await page.locator('#field-name').press('End')
    await seconds(IDLE_S)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // A browser may run the preview in a separate process.
    const session = await page
      .context()
      .newCDPSession(frame)
      .catch(() => null)
    await session?.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const timesMs: number[] = []
    for (const letter of LETTERS) {
      await page.keyboard.press(letter)
      await seconds(LETTER_S)
      const pressedMs = await page.evaluate(() => window.pressedMs ?? Number.NaN)
      timesMs.push((await frame.evaluate(() => window.paintedMs ?? Number.NaN)) - pressedMs)
    }
    return median(timesMs)
  })
}

/** Measures the time from a key press to the painted preview in an editor with many links. */
export async function typing({ stageOf, rounds, note }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.card)
  const samples = SLOWDOWNS.map((): number[] => [])
  for (let round = 1; round <= rounds; round++)
    for (const [index, slowdown] of SLOWDOWNS.entries()) {
      samples[index]?.push(await typeLetters(stage, slowdown))
      note(`typing ${round}: a processor ${slowdown} times slower`, samples[index]?.at(-1))
    }
  const lines = SLOWDOWNS.map((slowdown, index) => [
    slowdown === 1 ? 'full' : `1/${slowdown}`,
    digits(median(samples[index] ?? []), 0),
  ])
  return markdownTable([`the processor's speed, ${LINKS} links`, 'ms from the key to the paint'], lines)
}
