import type { Page } from 'playwright/test'
import { missing, type Route, routes } from '../../src/routes.ts'
import { expect, QUIET, test } from '../helpers/site.ts'

const printed: readonly Route[] = [...routes, ...Object.values(missing)]
const WIDTHS = [320, 390, 768, 1280, 2560]

/** What reaches over the sides of the window. The page may hide it, and a reader would still miss it. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll('main *, nav *, footer *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...wide.map((element) => element.outerHTML.slice(0, 80)),
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
    ]
  })
}

for (const route of printed) {
  test(`${route.path} does not scroll sideways at any width`, async ({ site }) => {
    await site.open(`${route.path}${QUIET}&motion=still`, { status: routes.includes(route) ? 200 : 404 })
    for (const width of WIDTHS) {
      await site.page.setViewportSize({ width, height: 800 })
      await expect.poll(() => site.page.evaluate(() => innerWidth)).toBe(width)
      expect(await overflowing(site.page), `at ${width} px`).toEqual([])
      await site.page.evaluate(() => scrollTo(500, 0))
      expect(await site.page.evaluate(() => scrollX), `at ${width} px`).toBe(0)
    }
  })
}

test('The gate fits its words at every width', async ({ site }) => {
  await site.open('/?renderer=still&motion=still')
  for (const width of WIDTHS) {
    await site.page.setViewportSize({ width, height: 640 })
    const words = await site.page.getByText('Click to enter').boundingBox()
    expect(words?.x).toBeGreaterThanOrEqual(0)
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(640)
  }
})

test('A phone’s navigation can be pressed with a thumb and covers no words at the page’s end', async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 320, height: 640 })
  await site.open(`/${QUIET}&motion=still`)
  const navbar = site.page.getByRole('navigation', { name: 'Sections' })
  for (const link of await navbar.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await site.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await site.page.locator('footer p').boundingBox()
  const bar = await navbar.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('No words are smaller than 16 pixels', async ({ site }) => {
  for (const { path } of routes) {
    await site.open(`${path}${QUIET}`)
    const small = await site.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *, nav *, footer *')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
        )
        .filter((element) => element.offsetParent !== null)
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(small, path).toEqual([])
  }
})
