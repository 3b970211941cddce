import type { Locator, Page } from 'playwright/test'
import { printed, statusOf } from '../helpers/printed.ts'
import { expect, QUIET, test } from '../helpers/site.ts'
import { DESKTOP, PHONE, ZOOMED } from '../helpers/windows.ts'

/** The widest spacing of WCAG 1.4.12 that no words may be lost to. */
const SPACING = `*:not(svg, svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** Words that are cut off, or reach over the window's side. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const worded = (element: Element) =>
      element.tagName !== 'TEXTAREA' && (element.textContent ?? '').trim() !== '' && element.clientWidth > 1
    return [...document.querySelectorAll('main, nav, footer, aside, main *, nav *, footer *, fieldset *')]
      .filter((element) => worded(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const { left, right } = element.getBoundingClientRect()
        return (
          (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
          (overflowY !== 'visible' && scrollHeight > clientHeight + 1) ||
          left < -0.5 ||
          right > document.documentElement.clientWidth + 0.5
        )
      })
      .map((element) => element.outerHTML.slice(0, 90))
  })
}

/** How much of the window's height is covered by what does not scroll, [0, 1]. */
function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => {
      const there = document.elementFromPoint(innerWidth / 2, y)
      for (let at = there; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    })
    return rows.filter(Boolean).length / innerHeight
  })
}

/** Expects an element to be in the window as a whole. */
async function expectWhole(page: Page, element: Locator): Promise<void> {
  const box = (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { width, height } = page.viewportSize() ?? DESKTOP
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}

for (const route of printed) {
  const address = `${route.path}${QUIET}&motion=still`
  const status = statusOf(route)

  test(`At 400 % zoom ${route.path} has one column, and nothing stays before it`, async ({ site }) => {
    const { page } = site
    await page.setViewportSize(ZOOMED)
    await site.open(address, { status })
    expect(await cutOff(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    expect(await covered(page)).toBe(0)
  })

  test(`No words of ${route.path} are lost when they are spaced out`, async ({ site }) => {
    const { page } = site
    await site.open(address, { status })
    await page.evaluate(async (css) => {
      const sheet = await new CSSStyleSheet().replace(css)
      document.adoptedStyleSheets.push(sheet)
    }, SPACING)
    await expect(site.heading).toHaveCSS('letter-spacing', /[1-9]/)
    for (const window of [DESKTOP, PHONE, ZOOMED]) {
      await page.setViewportSize(window)
      expect(await cutOff(page), `${window.width} × ${window.height}`).toEqual([])
    }
  })
}

test('At 400 % zoom the gate’s words, a picture and an answer fit the window', async ({ site }) => {
  const { page } = site
  await page.setViewportSize(ZOOMED)
  await site.open('/?renderer=still&motion=still')
  await expectWhole(page, page.getByText('Click to enter'))

  await site.open(`/shop/1${QUIET}&motion=still`)
  await page.getByRole('link', { name: /preview 1$/ }).click()
  await expectWhole(page, page.getByRole('dialog').locator('figure'))
  for (const button of await page.getByRole('dialog').getByRole('button').all())
    await expectWhole(page, button)

  await site.open(`/${QUIET}&motion=still`)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectWhole(page, page.getByRole('alertdialog').getByRole('button'))
})
