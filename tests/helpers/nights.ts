import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { domeHalfAxes, nightQuery } from '../../src/scene/night/night.ts'
import { nightSky } from '../../src/scene/night/nightSky.ts'
import { constants } from '../../src/site/constants.ts'
import { formatLongDate } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { moonDescription, planetDescription } from '../../src/ui/nightText.ts'
import { expect, type Site } from './site.ts'
import { moonIn } from './sky.ts'
import { DESKTOP } from './windows.ts'

export const LISBON = { date: '1998-07-04', latitude: 38.7, longitude: -9.1 }
/** The panel of a night covers the sky to the left of `right` and below `top`, CSS px. */
const PANEL_EDGES = { right: 420, top: 300 }
const CHECKED_STARS = 12
const STAR_RADIUS_PX = 2
/** The brightest pixel of a visible star, [0, 255], is above this. */
const MIN_BRIGHTNESS = 50

/** The query of a shared night over Lisbon, with a frozen sky. */
export const LISBON_QUERY = `${nightQuery(LISBON)}&gate=open&quality=high&time=20`

/** The button that opens the panel. */
export function nightButton({ page }: Site): Locator {
  return page.getByRole('button', { name: text.night.line })
}

export function nightPanel({ page }: Site): Locator {
  return page.getByRole('dialog', { name: text.night.title })
}

/** The places of the brightest stars over Lisbon, CSS px, except those behind the panel or within two radii of the moon. */
function expectedStars(): readonly (readonly [number, number])[] {
  const [halfX, halfY] = domeHalfAxes(DESKTOP.width, DESKTOP.height)
  const moon = moonIn('home', DESKTOP)
  // The dome is centred across the window, and begins at its upper edge.
  return nightSky(LISBON)
    .stars.slice(0, Math.min(CHECKED_STARS, constants.views.home.stars))
    .map(({ place: [x, y] }) => [DESKTOP.width / 2 + x * halfX, halfY + y * halfY] as const)
    .filter(
      ([x, y]) =>
        (x > PANEL_EDGES.right || y < PANEL_EDGES.top) &&
        Math.hypot(x - moon.x, y - moon.y) > 2 * moon.radius,
    )
}

/** The number of places where a star is visible. */
async function countStarsAt({ page }: Site, places: readonly (readonly [number, number])[]): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightnessAt = (x: number, y: number) => {
    let brightness = 0
    for (let row = Math.round(y) - STAR_RADIUS_PX; row <= y + STAR_RADIUS_PX; row++)
      for (let column = Math.round(x) - STAR_RADIUS_PX; column <= x + STAR_RADIUS_PX; column++)
        brightness = Math.max(brightness, data[row * info.width + column] ?? 0)
    return brightness
  }
  return places.filter(([x, y]) => brightnessAt(x, y) > MIN_BRIGHTNESS).length
}

/** Expects the night over Lisbon, with its stars and facts. Then leaves it, and expects the page again. */
export async function expectLisbonThenLeave(site: Site): Promise<void> {
  const places = expectedStars()
  const panel = nightPanel(site)
  expect(places.length).toBeGreaterThan(0)
  await expect.poll(() => countStarsAt(site, places)).toBe(places.length)
  await expect(panel.getByText(formatLongDate(LISBON.date))).toBeVisible()
  await expect(panel.getByText(moonDescription(nightSky(LISBON).moon))).toBeVisible()
  await expect(panel.getByText(planetDescription(nightSky(LISBON)))).toBeVisible()

  await panel.getByRole('button', { name: text.night.own }).click()
  await expect(panel).toHaveCount(0)
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
  await expect(nightButton(site)).toBeVisible()
}
