import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { hasGate, routes } from '../../src/routes.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expect, QUIET, type Site, test } from '../helpers/site.ts'

const PHONE = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const STILL = `${QUIET}&motion=still`
/** One path for each kind of page of the site; an editor shows no pictures of it. */
const paths = [...new Map(routes.filter(hasGate).map(({ page, path }) => [page, path])).values()]
const assets = new URL('../../dist/assets', import.meta.url).pathname

const fetched = ({ requests }: Site) => requests.flatMap((url) => pictureIn(url) ?? [])

/** Bytes of the pictures that were asked for. */
const weight = ({ requests }: Site) =>
  requests
    .filter((url) => pictureIn(url))
    .reduce((sum, url) => sum + statSync(join(assets, new URL(url).pathname.split('/').at(-1) ?? '')).size, 0)

/** The page's pictures in order: which, whether any of it is in the window, whether it has come. */
function shown(page: Page): Promise<{ src: string; inSight: boolean; complete: boolean; loading: string }[]> {
  return page.locator('main img').evaluateAll((all) =>
    all.map((element) => {
      const image = element as HTMLImageElement
      const { top, bottom } = image.getBoundingClientRect()
      return {
        src: image.closest<HTMLElement>('[data-picture]')?.dataset.picture ?? '',
        inSight: top < innerHeight && bottom > 0,
        complete: image.complete && image.naturalWidth > 0,
        loading: image.loading,
      }
    }),
  )
}

/** Waits until every picture in the window has come. */
async function arrived(page: Page): Promise<void> {
  await expect
    .poll(async () => (await shown(page)).filter(({ inSight, complete }) => inSight && !complete))
    .toEqual([])
  await page.waitForLoadState('networkidle')
}

/** Scrolls through the page a third of a window at a time, as a thumb does, and sees every picture come. */
async function scrollThrough(page: Page): Promise<void> {
  const end = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await end())) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: 'instant' }))
    await arrived(page)
  }
}

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Sums the layout shifts of the page's main part from the moment its typefaces are there. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const recorded = { shifts: 0 }
    Object.assign(window, { recorded })
    const inMain = ({ node }: { node: Node | null }) => Boolean(node?.parentElement?.closest('main'))
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (entry.sources.some(inMain)) recorded.shifts += entry.value
    })
    // A typeface that comes after the first paint may break a line elsewhere than its stand-in did.
    addEventListener('DOMContentLoaded', () =>
      document.fonts.ready.then(() =>
        requestAnimationFrame(() => setTimeout(() => observer.observe({ type: 'layout-shift' }))),
      ),
    )
  })
  return () => page.evaluate(() => (window as unknown as { recorded: { shifts: number } }).recorded.shifts)
}

for (const [screen, use] of Object.entries({ 'a phone': PHONE, 'a desktop': {} })) {
  test.describe(`On ${screen},`, () => {
    test.use(use)

    for (const path of paths) {
      test(`${path} fetches no picture while its gate stands, and those in sight once it opens`, async ({
        site,
      }) => {
        await site.open(`${path}?renderer=still`)
        await expect(site.gate).toBeFocused()
        await site.settled()
        expect(fetched(site)).toEqual([])
        await site.enter()
        await arrived(site.page)
        const inSight = (await shown(site.page)).filter((picture) => picture.inSight)
        expect(inSight.length).toBeGreaterThan(0)
        expect(new Set(fetched(site)).size).toBe(inSight.length)
      })

      test(`${path} fetches only the pictures in sight until somebody scrolls, none of them lazily`, async ({
        site,
      }) => {
        await site.open(`${path}${STILL}`)
        await arrived(site.page)
        const all = await shown(site.page)
        const inSight = all.filter((picture) => picture.inSight)
        expect(inSight.map(({ loading }) => loading)).toEqual(inSight.map(() => 'eager'))
        const out = all.filter((picture) => !picture.inSight)
        expect(out.map(({ loading }) => loading)).toEqual(out.map(() => 'lazy'))
        expect(out.filter(({ complete }) => complete)).toEqual([])
        expect(fetched(site)).toHaveLength(inSight.length)
      })

      test(`Nothing on ${path} shifts when its pictures come`, async ({ site }) => {
        const shifts = await recordShifts(site.page)
        await site.open(`${path}${STILL}`)
        await arrived(site.page)
        await scrollThrough(site.page)
        expect((await shown(site.page)).filter(({ complete }) => !complete)).toEqual([])
        expect(await shifts()).toBe(0)
      })
    }
  })
}

test.describe('On a phone,', () => {
  test.use(PHONE)

  test('the media page’s pictures weigh less than 250 kB before scrolling, and 600 kB after all of it', async ({
    site,
  }) => {
    await site.open(`/media${STILL}`)
    await arrived(site.page)
    expect(weight(site)).toBeGreaterThan(5_000)
    expect(weight(site)).toBeLessThan(250_000)
    await scrollThrough(site.page)
    expect(new Set(fetched(site)).size).toBe(11)
    expect(fetched(site), 'each in one size').toHaveLength(11)
    expect(weight(site)).toBeLessThan(600_000)
  })
})

test('A page reached from inside the site fetches only what is in sight', async ({ site }) => {
  await site.open(`/${STILL}`)
  await site.page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const before = fetched(site).length
  await site.page.getByRole('link', { name: 'See the galleries' }).click()
  await expect(site.heading).toHaveText('Media')
  await arrived(site.page)
  const inSight = (await shown(site.page)).filter((picture) => picture.inSight)
  expect(fetched(site).length - before).toBe(inSight.length)
})

test('A picture is fetched in about the size that it is shown in', async ({ browser, baseURL }) => {
  // Four windows, every page, and silence after each third of a window.
  test.slow()
  for (const [width, deviceScaleFactor] of [
    [360, 2],
    [390, 3],
    [1024, 1],
    [1440, 2],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      deviceScaleFactor,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(`${path}${STILL}`)
      await scrollThrough(page)
      const ratios = await page.locator('main img').evaluateAll((all) =>
        all.map((element) => {
          const image = element as HTMLImageElement
          const natural = Number(/-(\d+)x\d+\./.exec(image.currentSrc)?.[1])
          return natural / (image.clientWidth * Math.min(devicePixelRatio, 2))
        }),
      )
      for (const ratio of ratios) {
        expect(ratio, `${path} at ${width} × ${deviceScaleFactor}`).toBeGreaterThan(0.8)
        expect(ratio, `${path} at ${width} × ${deviceScaleFactor}`).toBeLessThan(1.6)
      }
    }
    await context.close()
  }
})

test('Browsers without AVIF have every picture as WebP in the same sizes', () => {
  const files = readdirSync(assets).filter((file) => pictureIn(`/assets/${file}`))
  const named = (format: string) =>
    files.filter((file) => file.endsWith(format)).map((file) => file.slice(0, -format.length))
  expect(named('.avif').length).toBeGreaterThan(100)
  expect(named('.webp')).toEqual(named('.avif'))
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture comes, behind no gate', async ({ site }) => {
    await site.open('/media')
    await expect.poll(() => new Set(fetched(site)).size).toBe(11)
  })
})

test('What stands in for a picture is there before it, and shows nothing through a script or a style attribute', async ({
  site,
}) => {
  await site.page.route(
    (url) => pictureIn(url.pathname) !== undefined,
    (route) => route.fulfill({ status: 404, body: '' }),
  )
  await site.open(`/media${STILL}`)
  await site.expectSaid([/404/])
  const grounds = await site.page
    .locator('main picture')
    .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundImage))
  expect(new Set(grounds).size).toBe(11)
  for (const ground of grounds) expect(ground).toMatch(/^linear-gradient\(/)
  expect(await site.page.locator('main [style]').count()).toBe(0)
})
