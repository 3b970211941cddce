import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../src/lib/contrast.ts'
import { parseColor } from '../../src/lib/rgb.ts'
import { sidewaysOverflowPx } from '../helpers/layout.ts'
import { expect, test } from '../helpers/site.ts'
import { recordPage, sitesInPalettes, templateSite } from '../helpers/templateSites.ts'

// All templates have the same lists and the same rules for long texts, so one is enough.
test('A page is complete and fits a phone when it has 10,000 links and a name of 5,004 characters', async ({
  page,
}) => {
  const { data, url } = templateSite('1', 'longest')
  const record = recordPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(url)
  await expect(page.locator('h1')).toHaveText(data.name)
  await expect(page.locator('a.link')).toHaveCount(10_000)
  expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  expect(record.messages).toEqual([])
})

/** The names of a text's possible colours, by its selector. A tagline's colour depends on the template. */
const TEXT_COLOURS = {
  '.tagline, .bio p': ['text', 'accent'],
  '.link-label, .link-note': ['buttonText'],
} as const
/** Allowed difference between declared and drawn contrast. Antialiasing changes the pixels at edges. */
const CONTRAST_TOLERANCE = 0.4
/** The contrast of black on white, which is the greatest of all. */
const MAX_CONTRAST = 21

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1366, height: 800 }

/** Distance of the compared pixels in both directions, px. */
const PIXEL_STEP = 2

/**
 * The lowest contrast between a text's colour and the pixels of its boxes in the window. The text must be hidden. Fails if the
 * selector matches nothing.
 */
async function drawnContrast(page: Page, selector: string): Promise<number> {
  const texts = page.locator(selector)
  await expect(texts, `elements of ${selector}`).not.toHaveCount(0)
  const boxes = await texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const color = getComputedStyle(element).color
      return [...range.getClientRects()]
        .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        .map(({ x, y, width, height }) => ({ x, y, width, height, color }))
    }),
  )
  const picture = sharp(await page.screenshot())
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => {
    const index = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return { rgb: [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const, alpha: 1 }
  }
  let lowest = MAX_CONTRAST
  for (const { x, y, width, height, color } of boxes)
    for (let dy = 0; dy < height; dy += PIXEL_STEP)
      for (let dx = 0; dx < width; dx += PIXEL_STEP)
        lowest = Math.min(lowest, contrastRatio(parseColor(color), colorAt(x + dx, y + dy)))
  return lowest
}

for (const id of ['1', '2', '3'] as const)
  test(`The text of template ${id} has at least its declared contrast on the drawn background in every palette`, async ({
    page,
  }) => {
    // Takes a screenshot of each palette.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The colours of the first palette are also at other places, on a desktop.
    for (const [index, { palette, url, leastContrasts }] of sitesInPalettes(id).entries())
      for (const viewport of index === 0 ? [PHONE, DESKTOP] : [PHONE]) {
        await page.setViewportSize(viewport)
        await page.goto(url)
        // Hides the text without changing its computed colour. Also hides drawings that are not background: those that move,
        // and the star on a portrait.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(
            '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important } [data-live], .portrait ~ svg { visibility: hidden }',
          )
          document.adoptedStyleSheets = [sheet]
        })
        for (const [selector, colourNames] of Object.entries(TEXT_COLOURS)) {
          const declared = Math.min(...colourNames.map((name) => leastContrasts[name]))
          const drawn = await drawnContrast(page, selector)
          expect(drawn, `${palette}, ${viewport.width} px, ${selector}`).toBeGreaterThan(
            declared - CONTRAST_TOLERANCE,
          )
        }
      }
  })
