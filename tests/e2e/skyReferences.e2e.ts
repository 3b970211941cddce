import { longRunIf } from '../helpers/longRun.ts'
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
  readonly isLong?: true
  readonly window?: typeof DESKTOP
  readonly clip?: typeof MOON_CLIP
}

const PICTURES: readonly Picture[] = [
  { name: 'gate-desktop', address: `/?${GIBBOUS}` },
  { name: 'home-desktop', address: `/?gate=open&${GIBBOUS}` },
  { name: 'home-phone', address: `/?gate=open&${GIBBOUS}`, window: PHONE },
  { name: 'gate-phone', address: `/?${GIBBOUS}`, window: PHONE, isLong: true },
  // The numbers are seconds since the gate began to open.
  { name: 'opening-0-25-desktop', address: `/?gate=0.25&${GIBBOUS}`, isLong: true },
  { name: 'opening-0-5-desktop', address: `/?gate=0.5&${GIBBOUS}`, isLong: true },
  { name: 'opening-0-75-desktop', address: `/?gate=0.75&${GIBBOUS}`, isLong: true },
  { name: 'opening-0-5-phone', address: `/?gate=0.5&${GIBBOUS}`, window: PHONE, isLong: true },
  { name: 'media-desktop', address: `/media?gate=open&${GIBBOUS}`, isLong: true },
  { name: 'shop-desktop', address: `/shop?gate=open&${GIBBOUS}`, isLong: true },
  { name: 'template-desktop', address: `/shop/3?gate=open&${GIBBOUS}`, isLong: true },
  { name: 'moon-crescent', address: '/?gate=open&moon=0.12', clip: MOON_CLIP, isLong: true },
  { name: 'moon-full', address: '/?gate=open&moon=0.5', clip: MOON_CLIP, isLong: true },
  { name: 'moon-waning', address: '/?gate=open&moon=0.7', clip: MOON_CLIP, isLong: true },
]

for (const { name, address, isLong = false, window = DESKTOP, clip } of PICTURES)
  test(`The page ${address} matches the picture ${name}`, longRunIf(isLong), async ({ site }) => {
    const { page } = site
    await page.setViewportSize(window)
    await openSky(site, `${address}&${FROZEN}`)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.decode()),
      ),
    )
    await expect(page).toHaveScreenshot(`${name}.png`, clip ? { ...TOLERANCE, clip } : TOLERANCE)
  })
