import type { Page } from 'playwright/test'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'
import { DESKTOP } from '../helpers/windows.ts'

const PHONE = { width: 390, height: 844 }
/** The part of the home page with its moon, on a desktop, CSS px. */
const MOON_CLIP = { x: 950, y: 58, width: 300, height: 300 }
/** A sky that does not move. */
const FROZEN = 'quality=high&seed=20&time=20'
/** A phase of the moon between its first quarter and the full moon. */
const GIBBOUS = 'moon=0.37'

/** The allowed difference from a reference picture. */
const TOLERANCE = {
  /** Share of all pixels that may differ. Edges and emoji of another machine need less, a missing moon would need more. */
  maxDiffPixelRatio: 0.015,
  /** Difference of colour above which a pixel counts as different, [0, 1]: Playwright's default. */
  threshold: 0.2,
  animations: 'disabled',
  timeout: 30_000,
} as const

interface Picture {
  readonly name: string
  readonly address: string
  readonly window?: typeof DESKTOP
  readonly clip?: typeof MOON_CLIP
}

const FURTHER_PICTURES: readonly Picture[] = [
  { name: 'gate-phone', address: `/?${GIBBOUS}`, window: PHONE },
  // The numbers are seconds since the gate began to open.
  { name: 'opening-0-25-desktop', address: `/?gate=0.25&${GIBBOUS}` },
  { name: 'opening-0-5-desktop', address: `/?gate=0.5&${GIBBOUS}` },
  { name: 'opening-0-75-desktop', address: `/?gate=0.75&${GIBBOUS}` },
  { name: 'opening-0-5-phone', address: `/?gate=0.5&${GIBBOUS}`, window: PHONE },
  { name: 'media-desktop', address: `/media?gate=open&${GIBBOUS}` },
  { name: 'shop-desktop', address: `/shop?gate=open&${GIBBOUS}` },
  { name: 'template-desktop', address: `/shop/3?gate=open&${GIBBOUS}` },
  { name: 'moon-crescent', address: '/?gate=open&moon=0.12', clip: MOON_CLIP },
  { name: 'moon-full', address: '/?gate=open&moon=0.5', clip: MOON_CLIP },
  { name: 'moon-waning', address: '/?gate=open&moon=0.7', clip: MOON_CLIP },
]

/** Waits for the typefaces, and for the pictures in the window. */
async function awaitPage(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  )
}

test('The gate and the home page behind it match their pictures, on a desktop and on a phone', async ({
  site,
}) => {
  const { page } = site
  await page.setViewportSize(DESKTOP)
  await openSky(site, `/?${GIBBOUS}&${FROZEN}`)
  await awaitPage(page)
  await expect.soft(page).toHaveScreenshot('gate-desktop.png', TOLERANCE)
  await site.enter()
  await awaitPage(page)
  await expect.soft(page).toHaveScreenshot('home-desktop.png', TOLERANCE)
  await page.setViewportSize(PHONE)
  await awaitPage(page)
  await expect.soft(page).toHaveScreenshot('home-phone.png', TOLERANCE)
})

for (const { name, address, window = DESKTOP, clip } of FURTHER_PICTURES)
  test(`The page ${address} matches the picture ${name}`, LONG_RUN, async ({ site }) => {
    const { page } = site
    await page.setViewportSize(window)
    await openSky(site, `${address}&${FROZEN}`)
    await awaitPage(page)
    await expect(page).toHaveScreenshot(`${name}.png`, clip ? { ...TOLERANCE, clip } : TOLERANCE)
  })
