import type { CDPSession, Page } from 'playwright'
import { routes as allRoutes } from '../../../src/routes.ts'
import { TEMPLATE_IDS } from '../../../src/site/templateFolders.ts'
import { DESKTOP, DEVICES, PHONE, type Screen, type Stage, seconds } from '../device.ts'
import { digits, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from '../trace.ts'

const CATEGORIES = ['disabled-by-default-devtools.timeline', FRAMES_SHOWN]
/** Longest scroll in each direction during the measurement, CSS px, and its speed. */
const MEASURED_PX = 2400
const MEASURED_PX_A_SECOND = 1200
/** Longest scroll through the page before, so that everything has loaded, CSS px, and its speed. */
const FIRST_PX = 100_000
const FIRST_PX_A_SECOND = 8000
const SCREENS = [DESKTOP, PHONE] as const

/** The skies of a page, and the page on a plain background without a sky. */
const SKIES = [
  { name: 'live', query: '?gate=open' },
  { name: 'still', query: '?gate=open&renderer=still' },
  { name: 'plain ground', query: '?gate=open&renderer=still', isPlain: true },
] as const
/** A page without a sky: as it is, and on a plain background. */
const NO_SKIES = [
  { name: 'no sky', query: '' },
  { name: 'plain ground', query: '', isPlain: true },
] as const
type Sky = (typeof SKIES)[number] | (typeof NO_SKIES)[number]

/** A page to scroll, and its skies. */
interface Target {
  readonly path: string
  readonly skies: readonly Sky[]
}

const [editor] = allRoutes.filter(({ page }) => page === 'editor')
const TARGETS: readonly Target[] = [
  ...allRoutes.filter(({ view }) => view !== 'none').map(({ path }) => ({ path, skies: SKIES })),
  ...(editor ? [{ path: editor.path, skies: NO_SKIES }] : []),
  ...TEMPLATE_IDS.map((id) => ({ path: `/examples/${id}/`, skies: NO_SKIES })),
]

/** Removes everything behind the page. The policy allows no style elements, but it allows constructed style sheets. */
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

/** @property tilesAFrame tiles that the browser painted per frame */
interface Scroll {
  readonly tilesAFrame: number
  readonly framesPerS: number
}

/** Scrolls as with a mouse wheel. @param px the distance, CSS px @param speed CSS px/s */
async function gesture(cdp: CDPSession, screen: Screen, px: number, speed: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    // In an editor, this point is over the form. In all other pages it is over the text.
    x: Math.round(screen.viewport.width / 4),
    y: Math.round(screen.viewport.height / 2),
    yDistance: -px,
    speed,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
}

function scroll(stage: Stage, screen: Screen, path: string, sky: Sky): Promise<Scroll> {
  return stage.visit({ screen }, async (page, cdp) => {
    await page.goto(stage.origin + path + sky.query)
    if (sky.name === 'live') await page.waitForSelector('[data-renderer="webgl"]', { state: 'attached' })
    if ('isPlain' in sky) await makePlain(page)
    await seconds(1)
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const firstPx = Math.min(heightPx, FIRST_PX)
    await gesture(cdp, screen, firstPx, FIRST_PX_A_SECOND)
    await seconds(0.5)
    await gesture(cdp, screen, -firstPx, FIRST_PX_A_SECOND)
    await seconds(1)
    const px = Math.min(heightPx, MEASURED_PX)
    const endTrace = await startTrace(cdp, CATEGORIES)
    const fromMs = performance.now()
    await gesture(cdp, screen, px, MEASURED_PX_A_SECOND)
    await gesture(cdp, screen, -px, MEASURED_PX_A_SECOND)
    const lastedS = (performance.now() - fromMs) / 1000
    const events = await endTrace()
    const frames = countEvents(events, 'Display::FrameDisplayed')
    return { tilesAFrame: countEvents(events, 'RasterTask') / frames, framesPerS: frames / lastedS }
  })
}

/** Counts the tiles and frames per second while each page is scrolled, after a first scroll through it. */
export async function scrolling({ stageOf, rounds, routes, note }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.card)
  const rows = TARGETS.filter(({ path }) => routes.length === 0 || routes.includes(path)).flatMap(
    ({ path, skies }) =>
      skies.map((sky) => ({
        path,
        sky,
        screens: SCREENS.map((screen) => ({ screen, samples: [] as Scroll[] })),
      })),
  )
  for (let round = 1; round <= rounds; round++)
    for (const { path, sky, screens } of rows)
      for (const { screen, samples } of screens) {
        samples.push(await scroll(stage, screen, path, sky))
        note(`scrolling ${round}: ${path}, ${sky.name}, ${screen.name}`, samples.at(-1))
      }
  const lines = rows.map(({ path, sky, screens }) => [
    `\`${path}\` ${sky.name}`,
    ...screens.flatMap(({ samples }) => [
      digits(median(samples.map(({ tilesAFrame }) => tilesAFrame)), 2),
      digits(median(samples.map(({ framesPerS }) => framesPerS)), 0),
    ]),
  ])
  const head = SCREENS.flatMap(({ name }) => [`tiles a frame, ${name}`, 'frames/s'])
  return markdownTable(['page', ...head], lines)
}
