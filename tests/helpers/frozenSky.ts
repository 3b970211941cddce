import { hasSky, routes } from '../../src/routes.ts'
import { expect, type Site } from './site.ts'
import { openSky } from './sky.ts'

export const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
export type Screen = keyof typeof SCREENS

/** One route for each view with a sky. */
export const VIEWS = [
  ...new Map(routes.filter(hasSky).map((route) => [route.view, route.path])).entries(),
].map(([view, path]) => ({ view, path }))

/**
 * Allowed differences: another machine's rasteriser rounds edges differently and may have other emoji. A missing moon
 * exceeds them.
 */
const TOLERANCE = {
  maxDiffPixelRatio: 0.015,
  threshold: 0.2,
  animations: 'disabled',
  timeout: 30_000,
} as const
const FROZEN = 'quality=high&seed=20&time=20'
/** The part of a desktop's window with the moon of the home page, CSS px. */
const MOON = { x: 980, y: 20, width: 300, height: 300 }

/**
 * Compares a page with its reference picture, which a person has approved.
 *
 * @param forced the rest of the query, as in `gate=open`
 */
async function expectPicture(site: Site, path: string, forced: string, name: string, clip?: typeof MOON) {
  await openSky(site, `${path}?${FROZEN}&${forced}`)
  await site.page.evaluate(() => document.fonts.ready)
  await site.page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  )
  await expect(site.page).toHaveScreenshot(`${name}.png`, clip ? { ...TOLERANCE, clip } : TOLERANCE)
}

/** Compares the closed gate with its reference picture. */
export function expectGate(site: Site, screen: Screen): Promise<void> {
  return expectPicture(site, '/', 'moon=0.37', `gate-${screen}`)
}

/** Compares a moment of the gate's opening with its reference picture, s after the click. */
export function expectOpening(site: Site, screen: Screen, moment: string): Promise<void> {
  return expectPicture(site, '/', `moon=0.37&gate=${moment}`, `opening-${moment}-${screen}`)
}

/** Compares a view with its reference picture. */
export function expectView(site: Site, screen: Screen, view: string, path: string): Promise<void> {
  return expectPicture(site, path, 'moon=0.37&gate=open', `${view}-${screen}`)
}

/** Compares the moon of a desktop's home page in a phase, [0, 1), with its reference picture. */
export function expectMoon(site: Site, name: string, phase: number): Promise<void> {
  return expectPicture(site, '/', `gate=open&moon=${phase}`, `moon-${name}`, MOON)
}
