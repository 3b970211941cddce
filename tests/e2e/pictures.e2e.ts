import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { pictureSlots } from '../../src/constants/pictureSlots.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { longRunIf } from '../helpers/longRun.ts'
import { filePatternOf, pictureIn } from '../helpers/pictureFiles.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { TOUCH_PHONE } from '../helpers/windows.ts'

const SCREENS = {
  'a phone': { ...TOUCH_PHONE, deviceScaleFactor: 3 },
  'a desktop': { viewport: { width: 1024, height: 800 }, deviceScaleFactor: 1 },
}
/** The still sky, and a page that does not move. */
const STILL = `${STILL_SKY}&motion=still`
/** One page of each kind with pictures. */
const PATHS = ['/media', '/', '/shop', '/shop/1']
/** The number of pictures on the media page. */
const MEDIA_PICTURE_COUNT = 11
/** Limit for the pictures of the media page on a phone. */
const MAX_MEDIA_BYTES = 600_000
const assets = join(builtFolder('sample'), 'assets/pictures')

const fetchedPictures = ({ requests }: Site) => requests.flatMap((url) => pictureIn(url) ?? [])

/** The size of all requested picture files, bytes. */
const picturesBytes = ({ requests }: Site) =>
  requests
    .filter((url) => pictureIn(url))
    .reduce((sum, url) => sum + statSync(join(assets, new URL(url).pathname.split('/').at(-1) ?? '')).size, 0)

/** A picture as a page shows it. */
interface ShownPicture {
  /** The name in the content. */
  readonly src: string
  /** The address of the shown file. */
  readonly url: string
  readonly isPixelArt: boolean
  readonly isInWindow: boolean
  readonly isLoaded: boolean
  readonly loading: string
  /** Width of the file divided by the shown width, device px. A screen with 3 px per CSS px counts as one with 2. */
  readonly sharpness: number
  /** True if the file has the width of its original, which is smaller than the largest file of its slot. */
  readonly isWholeOriginal: boolean
  /** True in a row of a gallery with several pictures. */
  readonly isInStrip: boolean
}

/** The widths of files, px, of originals that are large enough for every slot. */
const SLOT_WIDTHS: readonly number[] = Object.values(pictureSlots).flatMap(({ widths }) => widths)

/** The page's visible pictures in order. */
function picturesIn(page: Page): Promise<ShownPicture[]> {
  return page.locator('main img:visible').evaluateAll(
    (all, slotWidths) =>
      all.map((element) => {
        const image = element as HTMLImageElement
        const { top, bottom } = image.getBoundingClientRect()
        const width = Number(/-(\d+)x\d+\./.exec(image.currentSrc)?.[1])
        return {
          src: image.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? '',
          url: image.currentSrc,
          isPixelArt: image.closest('[data-pixel-art]') !== null,
          isInWindow: top < innerHeight && bottom > 0,
          isLoaded: image.complete && image.naturalWidth > 0,
          loading: image.loading,
          sharpness: width / (image.clientWidth * Math.min(devicePixelRatio, 2)),
          isWholeOriginal: !slotWidths.includes(width),
          isInStrip: (image.closest('li')?.querySelectorAll('img').length ?? 0) > 1,
        }
      }),
    SLOT_WIDTHS,
  )
}

/** Waits until every picture in the window has loaded. */
async function waitForPictures(page: Page): Promise<void> {
  await expect
    .poll(async () => (await picturesIn(page)).filter(({ isInWindow, isLoaded }) => isInWindow && !isLoaded))
    .toEqual([])
}

/** Scrolls to the page's end in steps of a third of the window, and waits for the pictures after each step. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }))
    await waitForPictures(page)
  }
}

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * Sums the layout shifts of each page's main part after its typefaces have loaded.
 *
 * @returns a function that reads the sum
 */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const recorded = { shifts: 0 }
    Object.assign(window, { recorded })
    const isInMain = ({ node }: { node: Node | null }) => Boolean(node?.parentElement?.closest('main'))
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.sources.some(isInMain)) recorded.shifts += entry.value
    })
    // Earlier shifts are allowed, because a typeface and its fallback font may break lines at different places.
    addEventListener('DOMContentLoaded', () =>
      document.fonts.ready.then(() =>
        requestAnimationFrame(() => setTimeout(() => observer.observe({ type: 'layout-shift' }))),
      ),
    )
  })
  return () => page.evaluate(() => (window as unknown as { recorded: { shifts: number } }).recorded.shifts)
}

for (const [screen, use] of Object.entries(SCREENS)) {
  test.describe(`On ${screen},`, () => {
    test.use(use)

    test(
      'the first picture loads eagerly and the others lazily, each in one file of about its size, and nothing shifts',
      longRunIf(screen !== 'a phone'),
      async ({ site }) => {
        const { page } = site
        const shifts = await recordShifts(page)
        for (const path of PATHS) {
          const earlierRequests = new Set(site.requests)
          await site.open(`${path}${STILL}`)
          await waitForPictures(page)
          const [firstPicture, ...otherPictures] = await picturesIn(page)
          if (!firstPicture) continue
          expect(firstPicture.loading, path).toBe('eager')
          for (const { loading } of otherPictures) expect(loading, path).toBe('lazy')
          await scrollThrough(page)
          for (const picture of await picturesIn(page)) {
            const { sharpness } = picture
            const label = `${path} ${picture.src}`
            expect(picture.isLoaded, label).toBe(true)
            // Pixel art has one file, whose pixels grow with the picture.
            if (picture.isPixelArt) continue
            // A small original can have too few pixels for its place.
            if (!picture.isWholeOriginal) expect(sharpness, label).toBeGreaterThan(0.8)
            // Chromium shows a larger file than needed if an earlier page has fetched it.
            if (earlierRequests.has(picture.url)) continue
            // A picture that takes more than half of a strip has the files for a whole row.
            expect(sharpness, label).toBeLessThan(picture.isInStrip ? 2 : 1.6)
          }
          expect(await shifts(), path).toBe(0)
          if (path !== '/media') continue
          expect(fetchedPictures(site), 'each in one size').toHaveLength(MEDIA_PICTURE_COUNT)
          expect(new Set(fetchedPictures(site)).size).toBe(MEDIA_PICTURE_COUNT)
          if (screen !== 'a phone') continue
          expect(picturesBytes(site)).toBeLessThan(MAX_MEDIA_BYTES)
          await test.step('a landscape picture is higher and wider than the window, and begins in its middle', async () => {
            await page.locator('main a:has(img)').first().tap()
            const large = page.getByRole('dialog').locator('figure img')
            await expect(large).toBeVisible()
            const { x, width, height } = (await large.boundingBox()) ?? { x: 0, width: 0, height: 0 }
            expect.soft(height).toBeCloseTo(0.62 * TOUCH_PHONE.viewport.height, 0)
            expect.soft(x + width / 2).toBeCloseTo(TOUCH_PHONE.viewport.width / 2, 0)
            expect.soft(width).toBeGreaterThan(2 * TOUCH_PHONE.viewport.width)
            await page.keyboard.press('Escape')
          })
        }
      },
    )
  })
}

test('A picture has a gradient and its box, and the lightbox shows its alternative text, when its file is missing', async ({
  site,
}) => {
  const { page } = site
  const answerMissing = (route: Route) => route.fulfill({ status: 404, body: '' })

  await test.step('it has a gradient, without a style attribute', async () => {
    await page.route((url) => pictureIn(url.pathname) !== undefined, answerMissing)
    await site.open(`/media${STILL}`)
    await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
    const placeholders = await page
      .locator('main picture')
      .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundImage))
    expect(new Set(placeholders).size).toBe(MEDIA_PICTURE_COUNT)
    for (const placeholder of placeholders) expect(placeholder).toMatch(/^linear-gradient\(/)
    expect(await page.locator('main [style]').count()).toBe(0)
    await page.unrouteAll()
  })

  await test.step('it has the box of its neighbour, and the lightbox describes it and leads on', async () => {
    const second = 'Blood Moon/Eclipse Template preview 2'
    const third = 'Blood Moon/Eclipse Template preview 3'
    await page.route(filePatternOf('templates/1/preview-2.webp'), answerMissing)
    await site.goInside('/shop/1')
    const image = page.getByRole('img', { name: second })
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => site.consoleMessages.some((line) => line.includes('templates-1-preview-2')))
      .toBe(true)
    await expect(image).toHaveJSProperty('naturalWidth', 0)
    const box = await image.boundingBox()
    const neighbour = await page.getByRole('img', { name: third }).boundingBox()
    expect.soft(box?.width).toBeCloseTo(neighbour?.width ?? 0, 0)
    expect.soft(box?.height).toBeCloseTo(neighbour?.height ?? 0, 0)
    await image.click()
    const large = page.getByRole('dialog').locator('figure img')
    await expect(page.getByRole('dialog')).toContainText(second)
    await expect(large).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText(third)
    const width = () => large.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })
  for (const line of site.consoleMessages.splice(0)) expect(line).toMatch(/404/)
})
