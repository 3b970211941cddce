import type { Page } from 'playwright/test'
import { pickRandom, randomStream, tries } from '../helpers/campaign.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })
test.setTimeout(3_600_000)

/** The fault of one WebGL call: it loses the context, throws, or returns nothing. */
const FAULTS = ['lost', 'throws', 'nothing'] as const

/** Counts the page's WebGL calls, and makes one fail. @param callNumber of the call that fails, from 1; 0 for none */
function failCall(page: Page, callNumber: number, fault: (typeof FAULTS)[number]): Promise<unknown> {
  return page.addInitScript(
    ([failingCall, kind]) => {
      const gl = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
      const counted = { calls: 0 }
      Object.assign(window, { counted })
      for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(gl))) {
        // `getExtension` does not count, because the fault `lost` calls it.
        if (typeof method !== 'function' || /^(constructor|getExtension)$/.test(name)) continue
        gl[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
          counted.calls++
          if (counted.calls === failingCall) {
            if (kind === 'throws') throw new Error('a call that fails')
            if (kind === 'nothing') return null
            this.getExtension('WEBGL_lose_context')?.loseContext()
          }
          return method.apply(this, args)
        }
      }
    },
    [callNumber, fault] as const,
  )
}

test('The page is usable when any WebGL call fails while the sky starts', async ({ browser }) => {
  const nextRandom = randomStream(100)
  const failures: string[] = []
  /** Returns the number of WebGL calls of the visit. */
  const visitWithFault = async (callNumber: number, fault: (typeof FAULTS)[number]) => {
    const page = await browser.newPage({ viewport: SMALL })
    page.setDefaultTimeout(15_000)
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => {
      if (message !== 'a call that fails') thrown.push(message)
    })
    await failCall(page, callNumber, fault)
    await page.goto(`${SITE_URL}${SKY}`)
    const scene = page.locator('[data-scene]')
    await expect(scene).toHaveAttribute('data-renderer', /webgl|still/, { timeout: 30_000 })
    // The call may also belong to one of the first frames.
    await page.waitForTimeout(500)
    // Reads the renderer and the canvases at the same moment, because the call may fail between two reads.
    const rendererAndCanvases = () =>
      scene.evaluate(({ dataset }) => `${dataset.renderer} ${document.querySelectorAll('canvas').length}`)
    await expect.poll(rendererAndCanvases).toMatch(/^(webgl 1|still 0)$/)
    // Forced, because the closed control hides the radio button.
    await page.getByRole('group', { name: 'Motion' }).hover()
    await page.getByRole('radio', { name: 'Still' }).check({ force: true })
    await expect(scene).toHaveAttribute('data-renderer', 'still')
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(page.locator('h1')).toHaveText('Customizable “link in bio” website editors')
    const { calls } = await page.evaluate(() => (window as unknown as { counted: { calls: number } }).counted)
    await page.close()
    expect(thrown).toEqual([])
    return calls
  }
  // A visit without a fault.
  const calls = await visitWithFault(0, 'lost')
  for (let visit = 0; visit < tries(12, 600); visit++) {
    const callNumber = 1 + Math.floor(nextRandom() * calls)
    const fault = pickRandom(FAULTS, nextRandom)
    await visitWithFault(callNumber, fault).catch((reason: unknown) => {
      failures.push(`call ${callNumber} ${fault}: ${reason}`)
      process.stdout.write(`call ${callNumber} of ${calls}, ${fault}: ${reason}\n`)
    })
  }
  expect(failures).toEqual([])
})

test('The sky continues when the clock jumps, the tab is frozen or memory runs short', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => {
    const clock = { jumpMs: 0 }
    Object.assign(window, { clock })
    for (const timeSource of [Date, performance]) {
      const now = timeSource.now.bind(timeSource)
      timeSource.now = () => now() + clock.jumpMs
    }
  })
  await openSky(site, `/${SKY}`)
  const session = await page.context().newCDPSession(page)
  for (const jumpMs of [86_400_000, -86_400_000, 1e12, -1e9, 0]) {
    await page.evaluate((shiftMs) => {
      ;(window as unknown as { clock: { jumpMs: number } }).clock.jumpMs = shiftMs
    }, jumpMs)
    await expectFrames(site)
  }
  for (let freeze = 0; freeze < tries(2, 50); freeze++) {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.waitForTimeout(1000)
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await expectFrames(site)
    await session.send('Memory.simulatePressureNotification', { level: 'critical' })
    await expectFrames(site)
  }
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
})
