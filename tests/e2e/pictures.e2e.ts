import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { reportContent } from '../../src/build/reportContent.ts'
import { hasGate, routes } from '../../src/routes.ts'
import { games } from '../../src/site/content.ts'
import { longRunIf } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'

const PHONE = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const SCREENS = {
  'a small phone': { ...PHONE, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  'a phone': PHONE,
  'a small desktop': { viewport: { width: 1024, height: 800 }, deviceScaleFactor: 1 },
  'a large desktop': { viewport: { width: 1440, height: 800 }, deviceScaleFactor: 2 },
}
const STILL = `${QUIET}&motion=still`
/** One path for each kind of page. An editor shows no pictures of the site. */
const paths = [...new Map(routes.filter(hasGate).map(({ page, path }) => [page, path])).values()]
/** The number of different pictures on the media page. */
const MEDIA_PICTURES = new Set(games.flatMap(({ images }) => images.map(({ src }) => src))).size
const root = fileURLToPath(new URL('../..', import.meta.url))
const assets = join(root, 'dist/assets/pictures')

/** The pictures whose originals are too small for their places. The build warns of each, and shows them anyway. */
async function smallPictures(): Promise<ReadonlySet<string>> {
  const { warnings } = await reportContent(root)
  return new Set(
    warnings.flatMap((warning) => / the picture (.+) is only \d+ pixels wide/.exec(warning)?.[1] ?? []),
  )
}

const fetchedPictures = ({ requests }: Site) => requests.flatMap((url) => pictureIn(url) ?? [])

/** Bytes of the requested pictures. */
const weight = ({ requests }: Site) =>
  requests
    .filter((url) => pictureIn(url))
    .reduce((sum, url) => sum + statSync(join(assets, new URL(url).pathname.split('/').at(-1) ?? '')).size, 0)

/** A picture as a page shows it. */
interface ShownPicture {
  readonly src: string
  readonly isInWindow: boolean
  readonly complete: boolean
  readonly loading: string
  /** The width of a file in pixels, divided by the device pixels of the picture's width that an eye can distinguish. */
  readonly sharpness: number
}

/** The page's pictures in order. */
function picturesIn(page: Page): Promise<ShownPicture[]> {
  return page.locator('main img').evaluateAll((all) =>
    all.map((element) => {
      const image = element as HTMLImageElement
      const { top, bottom } = image.getBoundingClientRect()
      const width = Number(/-(\d+)x\d+\./.exec(image.currentSrc)?.[1])
      return {
        src: image.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? '',
        isInWindow: top < innerHeight && bottom > 0,
        complete: image.complete && image.naturalWidth > 0,
        loading: image.loading,
        sharpness: width / (image.clientWidth * Math.min(devicePixelRatio, 2)),
      }
    }),
  )
}

/** Waits until every picture in the window has loaded. */
async function waitForPictures(page: Page): Promise<void> {
  await expect
    .poll(async () => (await picturesIn(page)).filter(({ isInWindow, complete }) => isInWindow && !complete))
    .toEqual([])
}

/** Scrolls through the page a third of a window at a time, and waits for every picture. */
async function scrollThrough(page: Page): Promise<void> {
  const end = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await end())) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }))
    await waitForPictures(page)
  }
}

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Sums the layout shifts of each page's main part from the moment at which its typefaces have loaded. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const recorded = { shifts: 0 }
    Object.assign(window, { recorded })
    const inMain = ({ node }: { node: Node | null }) => Boolean(node?.parentElement?.closest('main'))
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.sources.some(inMain)) recorded.shifts += entry.value
    })
    // A typeface that loads after the first paint may break lines at other places than its fallback font.
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
      'the first picture of a page loads at once and the others near the window, each in about its size on the page, and nothing shifts',
      longRunIf(screen !== Object.keys(SCREENS)[0]),
      async ({ site }) => {
        const { page } = site
        const small = await smallPictures()
        const shifts = await recordShifts(page)
        for (const path of paths) {
          await site.open(`${path}${STILL}`)
          await waitForPictures(page)
          const [first, ...others] = await picturesIn(page)
          if (!first) continue
          expect(first.loading, path).toBe('eager')
          expect(new Set(others.map(({ loading }) => loading)).size, path).toBeLessThanOrEqual(1)
          for (const { loading } of others) expect(loading, path).toBe('lazy')
          await scrollThrough(page)
          for (const { src, complete, sharpness } of await picturesIn(page)) {
            expect(complete, `${path} ${src}`).toBe(true)
            if (!small.has(src)) expect(sharpness, `${path} ${src}`).toBeGreaterThan(0.8)
            expect(sharpness, `${path} ${src}`).toBeLessThan(1.6)
          }
          expect(await shifts(), path).toBe(0)
        }
      },
    )
  })
}

test.describe('On a phone,', () => {
  test.use(PHONE)

  test('the media page’s pictures weigh less than 600 kB after scrolling to its end', async ({ site }) => {
    needs('pictures')
    await site.open(`/media?renderer=still`)
    await site.enter()
    await waitForPictures(site.page)
    await scrollThrough(site.page)
    expect(new Set(fetchedPictures(site)).size).toBe(MEDIA_PICTURES)
    expect(fetchedPictures(site), 'each in one size').toHaveLength(MEDIA_PICTURES)
    expect(weight(site)).toBeLessThan(600_000)
  })
})

test('Browsers without AVIF get every picture as WebP in the same sizes', () => {
  const files = readdirSync(assets).filter((file) => pictureIn(`/assets/pictures/${file}`))
  const filesOf = (format: string) =>
    files.filter((file) => file.endsWith(format)).map((file) => file.slice(0, -format.length))
  test.skip(files.length === 0, 'The content has no pictures')
  expect(filesOf('.avif').length).toBeGreaterThanOrEqual(MEDIA_PICTURES)
  // An animated picture has further files, which contain all frames.
  expect(filesOf('.webp').filter((name) => !name.endsWith('-moving'))).toEqual(filesOf('.avif'))
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture loads without a gate', async ({ site }) => {
    needs('pictures')
    await site.open('/media')
    await expect(site.heading).toBeVisible()
    await site.page.mouse.wheel(0, 20_000)
    await expect.poll(() => new Set(fetchedPictures(site)).size).toBe(MEDIA_PICTURES)
  })
})

test('A picture’s placeholder is painted first, without a script or a style attribute', async ({ site }) => {
  needs('pictures')
  await site.page.route(
    (url) => pictureIn(url.pathname) !== undefined,
    (route) => route.fulfill({ status: 404, body: '' }),
  )
  await site.open(`/media${STILL}`)
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0)) expect(line).toMatch(/404/)
  const placeholders = await site.page
    .locator('main picture')
    .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundImage))
  expect(new Set(placeholders).size).toBe(MEDIA_PICTURES)
  for (const placeholder of placeholders) expect(placeholder).toMatch(/^linear-gradient\(/)
  expect(await site.page.locator('main [style]').count()).toBe(0)
})
