import sharp from 'sharp'
import { poseFor, resolvePose } from '../../src/scene/pose.ts'
import { constants } from '../../src/site/constants.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'

const WINDOW = { width: 1000, height: 800 }
test.use({ viewport: WINDOW })

/** A strip at the left of the window, from top to bottom. */
const BACKGROUND = { x: 0, y: 0, width: 40, height: WINDOW.height }

/** The bytes of the pixels of a part of the window. */
async function photograph(site: Site, clip: typeof BACKGROUND): Promise<Buffer> {
  return sharp(await site.page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The eclipse of the closed gate with its corona. */
async function photographEclipse(site: Site): Promise<Buffer> {
  const { x, y, radius } = resolvePose(
    poseFor(constants, 'gate', WINDOW.width),
    WINDOW.width,
    WINDOW.height,
    {
      x: 0,
      y: 0,
      radius: 0,
      follow: 0,
    },
  )
  const reach = Math.min(2 * radius, x, y)
  const clip = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  return photograph(site, clip)
}

/** The differences between the bytes of two pictures, in ascending order. */
function differencesOf(one: Buffer, other: Buffer): number[] {
  return [...one].map((byte, index) => Math.abs(byte - (other[index] ?? 0))).sort((a, b) => a - b)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('The live sky takes over from the still one without a visible change', async ({ site }) => {
  needs('gate')
  await site.open('/?renderer=still&time=0')
  // Masks request the pictures of the eclipse after the page has loaded.
  await site.page.waitForLoadState('networkidle')
  const still = await photographEclipse(site)
  const stillBackground = await photograph(site, BACKGROUND)
  await openSky(site, '/?quality=high&time=0')
  const live = await photographEclipse(site)
  const differences = differencesOf(still, live)
  // Levels of a byte: a change of two per cent is not visible. At the limb, a few pixels may be rounded differently.
  expect(mean(differences)).toBeLessThan(5)
  expect(differences[Math.floor(differences.length * 0.98)]).toBeLessThan(24)
  // One level, because the live and the still background have different grain.
  expect(mean(differencesOf(stillBackground, await photograph(site, BACKGROUND)))).toBeLessThan(1.2)
  // The comparison is meaningful, because the picture has a bright corona.
  expect([...still].filter((byte) => byte > 160).length).toBeGreaterThan(still.length / 50)
})
