import { HOME_SCRIPT, isSkyScript, MAIN_SCRIPT } from '../helpers/builtFiles.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { countDraws, DRAW_CALLS, expectFrames, openSky, SMALLEST, waitFrames } from '../helpers/sky.ts'

test.use({ viewport: SMALLEST })

/** Pages of each view, with the number of their stars. `/nowhere` is a 404 page. */
const VISIT = [
  { path: '/media', view: 'media', stars: '100', falling: 'off' },
  { path: '/shop', view: 'shop', stars: '50', falling: 'off' },
  { path: '/shop/1', view: 'template', stars: '50', falling: 'off' },
  { path: '/nowhere', view: 'template', stars: '50', falling: 'off' },
  { path: '/', view: 'home', stars: '100', falling: 'on' },
] as const

/** True if each request of the sky's script was sent after the scripts that hydrate the home page had arrived. */
function isSkyRequestedLast({ page }: Site): Promise<boolean> {
  return page
    .evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries.map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }))
    })
    .then((entries) => {
      const own = entries.filter(({ name }) => MAIN_SCRIPT.test(name) || HOME_SCRIPT.test(name))
      const arrivedMs = Math.max(...own.map(({ responseEnd }) => responseEnd))
      const skys = entries.filter(({ name }) => isSkyScript(name))
      return own.length === 2 && skys.length > 0 && skys.every(({ startTime }) => startTime >= arrivedMs)
    })
}

test('The live sky starts behind the gate, and one canvas stays when the gate opens and on a page of each view', async ({
  site,
}) => {
  const { page, scene, canvas } = site
  const draws = await countDraws(page)

  await test.step('behind the gate', async () => {
    await openSky(site, '/?quality=low')
    await expectFrames(site)
    await expect.soft(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
    expect.soft(await isSkyRequestedLast(site), 'the sky’s script delays no script of the page').toBe(true)
    await canvas.evaluate((element) => element.setAttribute('data-first', ''))
  })

  await test.step('behind the page, where it takes no press', async () => {
    await site.enter()
    await expect.soft(scene).toHaveAttribute('aria-hidden', 'true')
    await expect.soft(canvas).toHaveCSS('pointer-events', 'none')
    const topElement = () => document.elementFromPoint(3, 200)?.closest('[data-scene]')
    expect.soft(await page.evaluate(topElement)).toBeNull()
  })

  for (const { path, view, stars, falling } of VISIT)
    await test.step(`on ${path}`, async () => {
      await site.goInside(path)
      await expect(scene).toHaveAttribute('data-view', view)
      await expect.soft(scene).toHaveAttribute('data-stars', stars)
      await expect.soft(scene).toHaveAttribute('data-falling', falling)
      await expect.soft(scene).toHaveAttribute('data-renderer', 'webgl')
      const before = await draws()
      await expect.poll(draws).toBeGreaterThan(before)
      await expect.soft(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
    })

  await test.step('it pauses while a picture covers it', async () => {
    await page.setViewportSize({ width: 800, height: SMALLEST.height })
    await site.goInside('/media')
    await page.getByRole('link', { name: 'A moonlit harbour town' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const before = await draws()
    await waitFrames(page, 20)
    expect.soft(await draws()).toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(draws).toBeGreaterThan(before)
  })

  await expect(canvas).toHaveCount(1)
  await expect(canvas).toHaveAttribute('data-first', '')
  await expect(page.locator('[data-still-sky]')).toHaveCount(0)
  const scripts = site.requests.filter(isSkyScript)
  expect(scripts, 'each script is requested once').toHaveLength(new Set(scripts).size)
})

test('The sky keeps its renderer during the opening when the gate is clicked at once, and draws 20,000 stars', async ({
  site,
}) => {
  const { page, scene } = site
  await page.addInitScript(() => {
    const recordedStates: string[] = []
    Object.assign(window, { recordedStates })
    new MutationObserver((_, observer) => {
      const element = document.querySelector<HTMLElement>('[data-scene]')
      if (!element) return
      observer.disconnect()
      new MutationObserver(() => {
        const { phase = '', renderer = '' } = element.dataset
        recordedStates.push(`${phase} ${renderer}`)
      }).observe(element, { attributeFilter: ['data-phase', 'data-renderer'] })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(site.at('/?quality=low&stars=20000'), { waitUntil: 'commit' })
  await site.enter()
  await expect(site.heading).toBeFocused()
  await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  const states = await page.evaluate(() => (window as unknown as { recordedStates: string[] }).recordedStates)
  const openingStates = states.filter((state) => state.startsWith('opening '))
  expect.soft(new Set(openingStates).size).toBe(1)

  await expect.soft(scene).toHaveAttribute('data-stars', '20000')
  await expectFrames(site)
  await expect.soft(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
})
