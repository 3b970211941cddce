import type { CDPSession, Page } from 'playwright'
import { routes as allRoutes, TEMPLATE_IDS } from '../../helpers/siteModules.ts'
import { DESKTOP, DEVICES, type DeviceSetup, PHONE, type Screen, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from '../trace.ts'

const CATEGORIES = ['disabled-by-default-devtools.timeline', FRAMES_SHOWN]
/** Longest measured scroll in each direction, CSS px. */
const MEASURED_PX = 2400
const MEASURED_PX_PER_S = 1200
/** Longest scroll before the measurement, CSS px. It loads the lazy parts of the page. */
const FIRST_PX = 100_000
const FIRST_PX_PER_S = 8000
const SCREENS = [DESKTOP, PHONE] as const

/** The backgrounds of a page with a sky. 'plain ground' replaces everything behind the page by one colour. */
const SKIES = [
  { name: 'live', query: '?gate=open' },
  { name: 'still', query: '?gate=open&renderer=still' },
  { name: 'plain ground', query: '?gate=open&renderer=still', isPlain: true },
] as const
/** The backgrounds of a page without a sky. */
const NO_SKIES = [
  { name: 'no sky', query: '' },
  { name: 'plain ground', query: '', isPlain: true },
] as const
type Sky = (typeof SKIES)[number] | (typeof NO_SKIES)[number]

interface Target {
  readonly path: string
  readonly skies: readonly Sky[]
}

const editor = allRoutes.find(({ page }) => page === 'editor')
const TARGETS: readonly Target[] = [
  ...allRoutes.filter(({ view }) => view !== 'none').map(({ path }) => ({ path, skies: SKIES })),
  ...(editor ? [{ path: editor.path, skies: NO_SKIES }] : []),
  ...TEMPLATE_IDS.map((id) => ({ path: `/examples/${id}/`, skies: NO_SKIES })),
]

/** Replaces everything behind the page by one colour. The content security policy forbids new style elements. */
function makePlain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      html, body { background: #05060d !important }
      html::before, html::after, body::before, body::after, [data-scene] { display: none !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

interface ScrollCost {
  /** Painted tiles per frame. */
  readonly tilesPerFrame: number
  readonly framesPerS: number
}

/** Scrolls down as with a mouse wheel, or up for a negative distance. */
async function scrollBy(cdp: CDPSession, screen: Screen, px: number, pxPerS: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    // In an editor, this point is over the form. In other pages it is over the text or its margin. So the page scrolls.
    x: Math.round(screen.viewport.width / 4),
    y: Math.round(screen.viewport.height / 2),
    yDistance: -px,
    speed: pxPerS,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
}

function measureScroll(setup: DeviceSetup, screen: Screen, path: string, sky: Sky): Promise<ScrollCost> {
  return setup.visit({ screen }, async (page, cdp) => {
    await page.goto(setup.origin + path + sky.query)
    if (sky.name === 'live') await page.waitForSelector('[data-renderer="webgl"]', { state: 'attached' })
    if ('isPlain' in sky) await makePlain(page)
    await waitSeconds(1)
    const scrollablePx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const firstPx = Math.min(scrollablePx, FIRST_PX)
    await scrollBy(cdp, screen, firstPx, FIRST_PX_PER_S)
    await waitSeconds(0.5)
    await scrollBy(cdp, screen, -firstPx, FIRST_PX_PER_S)
    await waitSeconds(1)
    const px = Math.min(scrollablePx, MEASURED_PX)
    const endTrace = await startTrace(cdp, CATEGORIES)
    const fromMs = performance.now()
    await scrollBy(cdp, screen, px, MEASURED_PX_PER_S)
    await scrollBy(cdp, screen, -px, MEASURED_PX_PER_S)
    const durationS = (performance.now() - fromMs) / 1000
    const events = await endTrace()
    const frames = countEvents(events, 'Display::FrameDisplayed')
    return { tilesPerFrame: countEvents(events, 'RasterTask') / frames, framesPerS: frames / durationS }
  })
}

/** Counts painted tiles and frames while each page is scrolled. */
export async function scrolling({ setupOf, rounds, routes, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.fastGpu)
  const rows = TARGETS.filter(({ path }) => routes.length === 0 || routes.includes(path)).flatMap(
    ({ path, skies }) =>
      skies.map((sky) => ({
        path,
        sky,
        screens: SCREENS.map((screen) => ({ screen, samples: [] as ScrollCost[] })),
      })),
  )
  for (let round = 1; round <= rounds; round++)
    for (const { path, sky, screens } of rows)
      for (const { screen, samples } of screens) {
        samples.push(await measureScroll(setup, screen, path, sky))
        logSample(`scrolling ${round}: ${path}, ${sky.name}, ${screen.name}`, samples.at(-1))
      }
  const tableRows = rows.map(({ path, sky, screens }) => [
    `\`${path}\` ${sky.name}`,
    ...screens.flatMap(({ samples }) => [
      formatNumber(median(samples.map(({ tilesPerFrame }) => tilesPerFrame)), 2),
      formatNumber(median(samples.map(({ framesPerS }) => framesPerS)), 0),
    ]),
  ])
  const head = SCREENS.flatMap(({ name }) => [`tiles a frame, ${name}`, 'frames/s'])
  return markdownTable(['page', ...head], tableRows)
}
