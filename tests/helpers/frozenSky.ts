import { expect, type Site } from './site.ts'
import { hasSky, routes } from './siteModules.ts'
import { openSky } from './sky.ts'

export const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
export type Screen = keyof typeof SCREENS

/** One route for each view with a sky. */
export const VIEWS = [
  ...new Map(routes.filter(hasSky).map((route) => [route.view, route.path])).entries(),
].map(([view, path]) => ({ view, path }))

/** The allowed difference from a reference picture. */
const TOLERANCE = {
  /** Share of all pixels that may differ. Edges and emoji of another machine need less, a missing moon would need more. */
  maxDiffPixelRatio: 0.015,
  /** Difference of colour above which a pixel counts as different, [0, 1]: Playwright's default. */
  threshold: 0.2,
} as const
const FROZEN = 'quality=high&seed=20&time=20'
/** A phase between the first quarter and the full moon. */
const GIBBOUS = 'moon=0.37'
/** The part of the home page with its moon, on a desktop, CSS px. */
const MOON_CLIP = { x: 980, y: 20, width: 300, height: 300 }

/** Compares a page with its reference picture. @param query added to `FROZEN`, as in `gate=open` */
async function expectPicture(site: Site, path: string, query: string, name: string, clip?: typeof MOON_CLIP) {
  await openSky(site, `${path}?${FROZEN}&${query}`)
  await site.page.evaluate(() => document.fonts.ready)
  await site.page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  )
  const options = { ...TOLERANCE, animations: 'disabled', timeout: 30_000 } as const
  await expect(site.page).toHaveScreenshot(`${name}.png`, clip ? { ...options, clip } : options)
}

export function expectGate(site: Site, screen: Screen): Promise<void> {
  return expectPicture(site, '/', GIBBOUS, `gate-${screen}`)
}

/** @param openingS seconds since the gate began to open, as in `0.5` */
export function expectOpening(site: Site, screen: Screen, openingS: string): Promise<void> {
  return expectPicture(site, '/', `${GIBBOUS}&gate=${openingS}`, `opening-${openingS}-${screen}`)
}

export function expectView(site: Site, screen: Screen, view: string, path: string): Promise<void> {
  return expectPicture(site, path, `${GIBBOUS}&gate=open`, `${view}-${screen}`)
}

/** @param phase of the moon, [0, 1]: 0 and 1 new, 0.5 full */
export function expectMoon(site: Site, name: string, phase: number): Promise<void> {
  return expectPicture(site, '/', `gate=open&moon=${phase}`, `moon-${name}`, MOON_CLIP)
}
