import sharp from 'sharp'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'

test.use({ viewport: { width: 1000, height: 800 } })

/** A strip at the left of the window, from top to bottom. */
const BACKGROUND = { x: 0, y: 0, width: 40, height: 800 }
/** The closed gate's eclipse with its corona, which is centred at 500, 336 and has a radius of 200 px. */
const ECLIPSE = { x: 164, y: 0, width: 672, height: 672 }

/** The colour bytes of a part of the window. */
async function screenshotPixels(site: Site, clip: typeof BACKGROUND): Promise<Buffer> {
  return sharp(await site.page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The differences between the bytes of two pictures, in ascending order. */
function differencesOf(first: Buffer, second: Buffer): number[] {
  return [...first].map((byte, index) => Math.abs(byte - (second[index] ?? 0))).sort((a, b) => a - b)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('The gate looks the same when the live sky replaces the still sky', LONG_RUN, async ({ site }) => {
  await site.open('/?renderer=still&time=0')
  // Waits for the pictures in the masks of the eclipse.
  await site.page.waitForLoadState('networkidle')
  const still = await screenshotPixels(site, ECLIPSE)
  const stillBackground = await screenshotPixels(site, BACKGROUND)
  await openSky(site, '/?quality=high&time=0')
  const live = await screenshotPixels(site, ECLIPSE)
  const differences = differencesOf(still, live)
  // Differences of a channel in [0, 255]. A mean difference of 5 (2 %) is not visible. A few pixels at the limb may differ more.
  expect(mean(differences)).toBeLessThan(5)
  expect(differences[Math.floor(differences.length * 0.98)]).toBeLessThan(24)
  // About 1.5 levels: the two backgrounds have different grain, and the processor rounds the gradient of the still one.
  expect(mean(differencesOf(stillBackground, await screenshotPixels(site, BACKGROUND)))).toBeLessThan(1.6)
  // The picture contains a bright corona, so it is not empty.
  expect([...still].filter((byte) => byte > 160).length).toBeGreaterThan(still.length / 50)
})
