import sharp from 'sharp'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { moonIn, openSky } from '../helpers/sky.ts'

const WINDOW = { width: 1000, height: 800 }
test.use({ viewport: WINDOW })

/** A strip at the left of the window, from top to bottom. */
const BACKGROUND = { x: 0, y: 0, width: 40, height: WINDOW.height }

/** The colour bytes of a part of the window. */
async function screenshotPixels(site: Site, clip: typeof BACKGROUND): Promise<Buffer> {
  return sharp(await site.page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The colour bytes of the closed gate's eclipse with its corona. */
async function eclipsePixels(site: Site): Promise<Buffer> {
  const { x, y, radius } = moonIn('gate', WINDOW)
  const halfSize = Math.min(2 * radius, x, y)
  const clip = { x: x - halfSize, y: y - halfSize, width: 2 * halfSize, height: 2 * halfSize }
  return screenshotPixels(site, clip)
}

/** The differences between the bytes of two pictures, in ascending order. */
function differencesOf(first: Buffer, second: Buffer): number[] {
  return [...first].map((byte, index) => Math.abs(byte - (second[index] ?? 0))).sort((a, b) => a - b)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('The gate looks the same when the live sky replaces the still sky', LONG_RUN, async ({ site }) => {
  needs('gate')
  await site.open('/?renderer=still&time=0')
  // Waits for the pictures in the masks of the eclipse.
  await site.page.waitForLoadState('networkidle')
  const still = await eclipsePixels(site)
  const stillBackground = await screenshotPixels(site, BACKGROUND)
  await openSky(site, '/?quality=high&time=0')
  const live = await eclipsePixels(site)
  const differences = differencesOf(still, live)
  // Differences of a channel in [0, 255]. A mean difference of 5 (2 %) is not visible. A few pixels at the limb may differ more.
  expect(mean(differences)).toBeLessThan(5)
  expect(differences[Math.floor(differences.length * 0.98)]).toBeLessThan(24)
  // About one level, because the live and the still background have different grain.
  expect(mean(differencesOf(stillBackground, await screenshotPixels(site, BACKGROUND)))).toBeLessThan(1.2)
  // The picture contains a bright corona, so it is not empty.
  expect([...still].filter((byte) => byte > 160).length).toBeGreaterThan(still.length / 50)
})
