import { hasGate, routes } from '../../src/routes.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import type { Site } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'

/**
 * Pictures that a person has looked at and found good. Another machine's rasteriser rounds edges differently and
 * may own other emoji: a little of that is let through, a missing moon is not.
 */
const TOLERANCE = {
  maxDiffPixelRatio: 0.015,
  threshold: 0.2,
  animations: 'disabled',
  timeout: 30_000,
} as const
const FROZEN = 'quality=high&seed=20&time=20&moon=0.37'
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
const PHASES = { crescent: 0.12, quarter: 0.25, full: 0.5, waning: 0.7 } as const

/** Every view with a sky once: the first route that shows it. */
const views = [...new Map(routes.filter(hasGate).map((route) => [route.view, route.path])).entries()]
const moments = ['0.25', '0.5', '0.75'] as const

async function settled({ page }: Site): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  )
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`On a ${screen}`, () => {
    test.use({ viewport })

    test('the gate looks as it should', async ({ site }) => {
      await openSky(site, `/?${FROZEN}`)
      await expect(site.page).toHaveScreenshot(`gate-${screen}.png`, TOLERANCE)
    })

    for (const moment of moments) {
      test(`the gate looks as it should ${moment} s into its opening`, async ({ site }) => {
        await openSky(site, `/?${FROZEN}&gate=${moment}`)
        await expect(site.page).toHaveScreenshot(`opening-${moment}-${screen}.png`, TOLERANCE)
      })
    }

    for (const [view, path] of views) {
      test(`the ${view} view looks as it should`, async ({ site }) => {
        await openSky(site, `${path}?${FROZEN}&gate=open`)
        await settled(site)
        await expect(site.page).toHaveScreenshot(`${view}-${screen}.png`, TOLERANCE)
      })
    }
  })
}

for (const [name, phase] of Object.entries(PHASES)) {
  test(`The moon looks as it should when ${name}`, async ({ site }) => {
    await site.page.setViewportSize(SCREENS.desktop)
    await openSky(site, `/?quality=high&seed=20&time=20&gate=open&moon=${phase}`)
    const clip = { x: 980, y: 20, width: 300, height: 300 }
    await expect(site.page).toHaveScreenshot(`moon-${name}.png`, { ...TOLERANCE, clip })
  })
}
