import type { CDPSession, Locator, Page } from 'playwright/test'
import { IS_FULL_CAMPAIGN, pickRandom, randomStream } from '../helpers/campaign.ts'
import { loseAndRestore } from '../helpers/loseContext.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL, waitFrames } from '../helpers/sky.ts'

/** Duration of the visit, minutes. */
const MINUTES = Number(process.env.MOONGATE_SOAK_MINUTES ?? (IS_FULL_CAMPAIGN ? 60 : 2))
/** Memory is measured after these shares of the visit, (0, 1]. `returnToStart` runs before each measurement. */
const MEASURED_AFTER = [0.3, 0.65, 1] as const
/** Limits of the smallest growth between two measurements. A leak grows between all measurements. */
const MAX_GROWTH = { heapBytes: 1_500_000, nodes: 60, listeners: 20 } as const
/** The pages with a sky, one of each kind, and their headings. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Hello, I’m Isolde Wren',
  '/media': 'Media',
  '/shop': 'Customizable “link in bio” website editors',
  '/shop/1': 'Blood Moon/Eclipse Template',
}
const PATHS = Object.keys(HEADINGS)
/** Time for a removed sky to free its canvas, ms. react-three-fiber waits half a second. */
const FREE_WAIT_MS = 1500
/** The other random tests use other streams. */
const RANDOM_STREAM = 200

test.use({ viewport: SMALL })
test.setTimeout((MINUTES + 5) * 60_000)

type Memory = Record<keyof typeof MAX_GROWTH, number>

/** Heap, nodes and listeners after garbage collection. */
async function measureMemory(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForTimeout(FREE_WAIT_MS)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}

/** The actions that the visit repeats in random order. @param nextRandom returns a random number, [0, 1) */
function visitorActions(
  site: Site,
  session: CDPSession,
  nextRandom: () => number,
): readonly (() => Promise<unknown>)[] {
  const { page } = site
  const go = (path: string) => goTo(site, path)
  const pressButton = (name: string) => pressEnter(page.getByRole('button', { name }).first())
  return [
    () => go(pickRandom(PATHS, nextRandom)),
    () => page.mouse.wheel(0, nextRandom() * 4000 - 2000),
    () =>
      resize(page, pickRandom([SMALL, { width: 320, height: 480 }, { width: 700, height: 360 }], nextRandom)),
    async () => {
      await go('/media')
      await pressEnter(page.locator('ul[data-count] a').first())
      await expect(page.getByRole('dialog')).toBeVisible()
      for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'Escape']) await page.keyboard.press(key)
    },
    async () => {
      await go('/shop')
      await pressButton('Share this page')
    },
    async () => {
      await go('/')
      await page.locator('form:has([name=message])').evaluate((form: HTMLFormElement) => form.requestSubmit())
      await page.keyboard.press('Escape')
    },
    async () => {
      for (const name of ['Still', 'Calm', 'Full']) await chooseMotion(page, name)
    },
    async () => {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await session.send('Page.setWebLifecycleState', { state: 'active' })
    },
    async () => {
      if (await site.canvas.count()) await loseAndRestore(page, 1)
    },
  ]
}

/**
 * Resizes the window, and waits for two frames. Chromium keeps pictures of a resize until the next frame. If the
 * visitor leaves the page earlier, Chromium never frees the pictures and the page.
 */
async function resize(page: Page, size: typeof SMALL): Promise<void> {
  await page.setViewportSize(size)
  await waitFrames(page, 2)
}

/** Presses a link or button with the keyboard. A pointer may miss it: the scroll of an earlier action can still run. */
async function pressEnter(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await target.press('Enter')
}

/** Chooses a motion with the space bar. A pointer may miss it, as in `pressEnter`. */
async function chooseMotion(page: Page, motion: string): Promise<void> {
  const radio = page.getByRole('radio', { name: motion })
  await radio.press(' ')
  await expect(radio).toBeChecked()
}

async function goTo(site: Site, path: string): Promise<void> {
  await site.goInside(path)
  await expect(site.heading).toHaveText(HEADINGS[path] ?? '')
}

/** Returns to the first state through all pages, because React keeps the previous page in memory. */
async function returnToStart(site: Site, page: Page): Promise<void> {
  await resize(page, SMALL)
  for (const path of [...PATHS, '/']) await goTo(site, path)
  await chooseMotion(page, 'Full')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
}

test('Heap, listeners and nodes do not grow during a long visit', async ({ site }) => {
  const { page } = site
  page.setDefaultTimeout(60_000)
  await openSky(site, `/${SKY}`)
  await expect(page.getByRole('button', { name: 'Share this page' })).toBeAttached()
  const session = await page.context().newCDPSession(page)
  const nextRandom = randomStream(RANDOM_STREAM)
  const actions = visitorActions(site, session, nextRandom)
  const startMs = Date.now()
  let count = 0
  const visitUntil = async (minutes: number) => {
    while (Date.now() - startMs < minutes * 60_000) {
      // First each action once, then actions in random order.
      const action = actions[count] ?? pickRandom(actions, nextRandom)
      await action()
      count++
    }
    await returnToStart(site, page)
    return measureMemory(page, session)
  }
  const measurements: Memory[] = []
  for (const share of MEASURED_AFTER) measurements.push(await visitUntil(MINUTES * share))
  process.stdout.write(`${JSON.stringify({ MINUTES, count, measurements })}\n`)
  for (const quantity of ['heapBytes', 'nodes', 'listeners'] as const) {
    const growths = measurements
      .slice(1)
      .map((memory, index) => memory[quantity] - (measurements[index]?.[quantity] ?? 0))
    expect(Math.min(...growths), `more ${quantity} after ${count} actions`).toBeLessThan(MAX_GROWTH[quantity])
  }
})
