import { isSkyScript } from '../helpers/builtFiles.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { constants, findRoute, hasGate, hasSky, routes } from '../helpers/siteModules.ts'
import { countDraws, DRAW_CALLS, expectFrames, openSky, SKY, SMALL, waitFrames } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

/** Each view with a sky, and the path of one of its pages. */
const viewPaths = [...new Map(routes.filter(hasSky).map((route) => [route.view, route.path])).entries()]

test('The live sky shows at once, behind every control, when a page opens without its gate', async ({
  site,
}) => {
  await openSky(site, `/${SKY}`)
  await expect(site.scene).toHaveAttribute('data-view', 'home')
  await expect(site.scene).toHaveAttribute('data-motion', 'full')
  await expect(site.scene).toHaveAttribute('data-phase', 'open')
  await expect(site.scene).toHaveAttribute('aria-hidden', 'true')
  await expect(site.canvas).toHaveCSS('pointer-events', 'none')
  expect(
    await site.page.evaluate(() => document.elementFromPoint(3, 200)?.closest('[data-scene]')),
  ).toBeNull()
  await expectFrames(site)
  await expect(site.scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
})

test('The live sky keeps its canvas when the gate opens and on a page of each view', async ({ site }) => {
  needs('gate')
  const { page, scene, canvas } = site
  await openSky(site, '/?quality=low')
  await canvas.evaluate((element) => element.setAttribute('data-first', ''))
  await expectFrames(site)
  await expect(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
  await site.enter()
  // `/nowhere` is a 404 page. The home page is last, because the visit starts there.
  for (const [view, path] of [
    ...viewPaths.slice(1),
    ['template', '/nowhere'],
    ...viewPaths.slice(0, 1),
  ] as const) {
    await site.goInside(path)
    await expect(scene).toHaveAttribute('data-view', view)
    const { stars, falling } = constants.views[view]
    await expect(scene).toHaveAttribute('data-stars', String(stars))
    await expect(scene).toHaveAttribute('data-falling', falling ? 'on' : 'off')
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expectFrames(site)
    await expect(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
  }
  await expect(canvas).toHaveCount(1)
  await expect(canvas).toHaveAttribute('data-first', '')
  const scripts = site.requests.filter(isSkyScript)
  expect(scripts).toHaveLength(new Set(scripts).size)
  await expect(page.locator('[data-still-sky]')).toHaveCount(0)
})

test('The sky keeps its renderer during the opening when the gate is clicked at once', async ({ site }) => {
  needs('gate')
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
  await page.goto(site.at('/?quality=low'), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(scene).toHaveAttribute('data-phase', 'open')
  await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
  const states = await page.evaluate(() => (window as unknown as { recordedStates: string[] }).recordedStates)
  const openingStates = states.filter((state) => state.startsWith('opening '))
  expect(new Set(openingStates).size).toBe(1)
})

test('The sky pauses while a picture covers it, and continues afterwards', async ({ site }) => {
  needs('pictures')
  const { page } = site
  await page.setViewportSize({ width: 800, height: SMALL.height })
  const draws = await countDraws(page)
  await openSky(site, `/media${SKY}`)
  await page.locator('main a:has(img)').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await draws()
  await waitFrames(page, 20)
  expect(await draws()).toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(draws).toBeGreaterThan(before)
})

test('The sky’s canvas is resized when the window moves to a display with another pixel ratio', async ({
  site,
}) => {
  const { page } = site
  await page.addInitScript(() => {
    let query: MediaQueryList | undefined
    const { matchMedia } = window
    const moveToDisplay = (ratio: number) => {
      Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true })
      query?.dispatchEvent(new Event('change'))
    }
    Object.assign(window, {
      moveToDisplay,
      matchMedia: (media: string) => {
        const list = matchMedia.call(window, media)
        if (media === `(resolution: ${devicePixelRatio}dppx)`) query = list
        return list
      },
    })
  })
  await openSky(site, `/${SKY}&time=20`)
  const widthPx = () => site.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.width)
  const canvasRatio = (displayRatio: number) => Math.min(constants.quality.mostPixelRatio, displayRatio)
  const before = await widthPx()
  for (const ratio of [1.5, 1.25]) {
    await page.evaluate(
      (displayRatio) =>
        (window as unknown as { moveToDisplay: (ratio: number) => void }).moveToDisplay(displayRatio),
      ratio,
    )
    expect(await widthPx()).toBe(Math.floor((before / canvasRatio(1)) * canvasRatio(ratio)))
  }
})

test('The page uses its defaults when the query has unknown values', LONG_RUN, async ({ site }) => {
  await openSky(
    site,
    '/?motion=wild&renderer=crayon&seed=-1&time=soon&gate=ajar&quality=low&stars=many&view=9',
  )
  await expect(site.gate).toHaveCount(hasGate(findRoute('/')) ? 1 : 0)
  await expect(site.scene).toHaveAttribute('data-motion', 'full')
  await expect(site.scene).toHaveAttribute('data-stars', String(constants.views.home.stars))
  await expectFrames(site)
})
