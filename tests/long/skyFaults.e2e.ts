import type { Page } from 'playwright/test'
import { text } from '../../src/site/text.ts'
import { oneOf, randomStream, times } from '../helpers/campaign.ts'
import { ROOT } from '../helpers/origin.ts'
import { expect, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })
test.setTimeout(3_600_000)

/** The fault of one WebGL call: the context is lost, it throws, or it returns nothing. */
const FAULTS = ['lost', 'throws', 'nothing'] as const

/** Counts the page's calls of WebGL, and makes one of them fail. @param at its number; 0 for none */
function failAt(page: Page, at: number, fault: (typeof FAULTS)[number]): Promise<unknown> {
  return page.addInitScript(
    ([failing, kind]) => {
      const gl = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
      const counted = { calls: 0 }
      Object.assign(window, { counted })
      for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(gl))) {
        if (typeof method !== 'function' || /^(constructor|getExtension)$/.test(name)) continue
        gl[name] = function (this: WebGL2RenderingContext, ...rest: unknown[]) {
          counted.calls++
          if (counted.calls === failing) {
            if (kind === 'throws') throw new Error('a call that fails')
            if (kind === 'nothing') return null
            this.getExtension('WEBGL_lose_context')?.loseContext()
          }
          return method.apply(this, rest)
        }
      }
    },
    [at, fault] as const,
  )
}

test('The page is usable under a sky when any WebGL call fails during the start', async ({ browser }) => {
  const next = randomStream(100)
  const found: string[] = []
  const visit = async (at: number, fault: (typeof FAULTS)[number]) => {
    const page = await browser.newPage({ viewport: SMALL })
    page.setDefaultTimeout(15_000)
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => message === 'a call that fails' || thrown.push(message))
    await failAt(page, at, fault)
    await page.goto(`${ROOT}${SKY}`)
    const scene = page.locator('[data-scene]')
    await expect(scene).toHaveAttribute('data-renderer', /webgl|still/, { timeout: 30_000 })
    await page.waitForTimeout(500)
    // Both are read at the same moment, because the failing call may belong to a frame that is drawn meanwhile.
    const shown = () =>
      scene.evaluate(({ dataset }) => `${dataset.renderer} ${document.querySelectorAll('canvas').length}`)
    await expect.poll(shown).toMatch(/^(webgl 1|still 0)$/)
    await page.getByRole('radio', { name: text.motion.still }).check({ force: true })
    await expect(scene).toHaveAttribute('data-renderer', 'still')
    await page.getByRole('link', { name: text.home.visitShop }).click()
    await expect(page.locator('h1')).toHaveText(text.shop.heading)
    const { calls } = await page.evaluate(() => (window as unknown as { counted: { calls: number } }).counted)
    await page.close()
    expect(thrown).toEqual([])
    return calls
  }
  const calls = await visit(0, 'lost')
  for (let time = 0; time < times(12, 600); time++) {
    const at = 1 + Math.floor(next() * calls)
    const fault = oneOf(FAULTS, next)
    await visit(at, fault).catch((reason: unknown) => {
      found.push(`call ${at} ${fault}: ${reason}`)
      process.stdout.write(`call ${at} of ${calls}, ${fault}: ${reason}\n`)
    })
  }
  expect(found).toEqual([])
})

test('The sky goes on when the clock jumps, the tab is frozen or memory runs short', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => {
    const clock = { jumpMs: 0 }
    Object.assign(window, { clock })
    for (const owner of [Date, performance]) {
      const now = owner.now.bind(owner)
      owner.now = () => now() + clock.jumpMs
    }
  })
  await openSky(site, `/${SKY}`)
  const session = await page.context().newCDPSession(page)
  for (const jumpMs of [86_400_000, -86_400_000, 1e12, -1e9, 0]) {
    await page.evaluate((by) => {
      ;(window as unknown as { clock: { jumpMs: number } }).clock.jumpMs = by
    }, jumpMs)
    await expectFrames(site)
  }
  for (let time = 0; time < times(2, 50); time++) {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.waitForTimeout(1000)
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await expectFrames(site)
    await session.send('Memory.simulatePressureNotification', { level: 'critical' })
    await expectFrames(site)
  }
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
})
