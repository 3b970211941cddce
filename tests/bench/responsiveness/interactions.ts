import type { Locator, Page } from 'playwright'
import { sections, templates } from '../../helpers/siteModules.ts'
import { DEVICES, type DeviceSetup, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'

const SLOWDOWN = 4
/** The browser reports no events below this time. */
const MIN_MS = 16
/** Wait before a click and after each action. */
const IDLE_S = 1
/** Wait for the page to load. */
const LOAD_S = 3
const SKIES = [
  { name: 'still', query: '?renderer=still' },
  { name: 'live', query: '' },
] as const

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

interface Interaction {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
}

/** Clicks an element with the mouse only, because Playwright's own click also runs code in the page. */
async function click(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await waitSeconds(IDLE_S)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press at ${target}`)
  const page = target.page()
  await page.evaluate(() => {
    window.longestDelayMs = 0
  })
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function press(page: Page, key: string): Promise<void> {
  await page.evaluate(() => {
    window.longestDelayMs = 0
  })
  await page.keyboard.press(key)
}

const clickLink = (name: string) => (page: Page) => click(page.getByRole('link', { name }).first())
const clickButton = (name: string | RegExp) => (page: Page) =>
  click(page.getByRole('button', { name }).first())
const pressKey = (name: string) => (page: Page) => press(page, name)

const [firstSection, , thirdSection] = sections
const [template] = templates

/** A walk through the site. Each action starts on the page where the previous one ended. */
const WALK: readonly Interaction[] = [
  { name: 'enter the gate', act: clickButton('Click to enter') },
  { name: `navbar, ${thirdSection?.name}`, act: clickLink(thirdSection?.name ?? '') },
  { name: `navbar, ${firstSection?.name}`, act: clickLink(firstSection?.name ?? '') },
  {
    name: 'motion, calm',
    act: (page) => click(page.locator('label', { has: page.getByRole('radio', { name: 'Calm' }) })),
  },
  {
    name: 'motion, full',
    act: (page) => click(page.locator('label', { has: page.getByRole('radio', { name: 'Full' }) })),
  },
  {
    name: 'a letter in the form',
    act: async (page) => {
      await click(page.getByRole('textbox', { name: 'Message' }))
      await press(page, 'm')
    },
  },
  {
    name: 'send the form',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
      await clickButton(/Send/)(page)
    },
  },
  { name: 'close the answer', act: pressKey('Escape') },
  { name: 'share', act: clickButton('Share this page') },
  { name: 'to the shop', act: clickLink('Visit My Template Shop') },
  { name: 'to a template', act: clickLink(template?.title ?? '') },
  { name: 'back to the shop', act: clickLink('← Back to Shop') },
  { name: 'back home', act: clickLink('Return to Main Page') },
  { name: 'to the media page', act: (page) => click(page.locator('main a[href$="/media"]').first()) },
  { name: 'open a picture', act: (page) => click(page.locator('main li a:has(img)').first()) },
  { name: 'next picture', act: pressKey('ArrowRight') },
  { name: 'close the picture', act: pressKey('Escape') },
  { name: 'back to main', act: clickLink('Back to Main') },
]

function walk(setup: DeviceSetup, path: string, isLive: boolean): Promise<number[]> {
  return setup.visit({ slowdown: SLOWDOWN, scripts: [watchEvents] }, async (page) => {
    await page.goto(setup.origin + path)
    if (isLive) await page.waitForSelector('[data-renderer="webgl"]', { state: 'attached' })
    await waitSeconds(LOAD_S)
    const delaysMs: number[] = []
    for (const { name, act } of WALK) {
      await act(page).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`)
      })
      await waitSeconds(IDLE_S)
      delaysMs.push(await page.evaluate(() => window.longestDelayMs ?? Number.NaN))
    }
    return delaysMs
  })
}

/** Measures the time from each action to the next paint, on a slow processor. */
export async function interactions({ setupOf, rounds, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.fastGpu)
  const skies = SKIES.map((sky) => ({ sky, walks: [] as number[][] }))
  for (let round = 1; round <= rounds; round++)
    for (const { sky, walks } of skies) {
      walks.push(await walk(setup, `/${sky.query}`, sky.name === 'live'))
      logSample(`interactions ${round}: ${sky.name}`, walks.at(-1))
    }
  const tableRows = WALK.map(({ name }, step) => [
    name,
    ...skies.map(({ walks }) =>
      formatNumber(Math.max(MIN_MS, median(walks.map((delaysMs) => delaysMs[step] ?? Number.NaN))), 0),
    ),
  ])
  return markdownTable(['ms to the next paint', ...SKIES.map(({ name }) => `${name} sky`)], tableRows)
}
