import type { Locator, Page } from 'playwright/test'
import { expect } from './site.ts'
import { DESKTOP } from './windows.ts'

/** Least width and height of a control, CSS px. */
export const THUMB_PX = 44

/** The widest text spacing of WCAG 1.4.12. No text may be lost under it. */
const SPACING = `*:not(svg, svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** The width by which a page overflows sideways, CSS px. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Elements that extend beyond the sides of the window. The page may clip them, but a reader would still miss them. A
 * strip that scrolls sideways may be wider than the window.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isInStrip(element.parentElement))
    const wide = [...document.querySelectorAll('main *, nav *, footer *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOver = left < -0.5 || right > document.documentElement.clientWidth + 0.5
      return width > 0 && isOver && !isInStrip(element.parentElement)
    })
    scrollTo(500, 0)
    const sidewaysPx = scrollX
    scrollTo(0, 0)
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...wide.map((element) => element.outerHTML.slice(0, 80)),
      ...(scrollWidth > clientWidth || sidewaysPx > 0 ? [`the page: ${scrollWidth} px`] : []),
    ]
  })
}

/** Elements whose text is cut off, or extends beyond the side of the window. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForScreenReaders = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)'
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isInStrip(element.parentElement))
    const hasText = (element: Element) =>
      element.tagName !== 'TEXTAREA' &&
      (element.textContent ?? '').trim() !== '' &&
      !isForScreenReaders(element)
    return [...document.querySelectorAll('main, nav, footer, aside, main *, nav *, footer *, fieldset *')]
      .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInStrip(element))
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

/** Applies the widest text spacing of WCAG 1.4.12 to a page. @returns a function that removes it */
export async function applyTextSpacing({
  page,
  heading,
}: {
  page: Page
  heading: Locator
}): Promise<() => Promise<void>> {
  await page.evaluate(async (css) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css))
  }, SPACING)
  await expect(heading).toHaveCSS('letter-spacing', /[1-9]/)
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** The share of the window's height that fixed elements cover, [0, 1], half-way down the page. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => {
      const there = document.elementFromPoint(innerWidth / 2, y)
      for (let at = there; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    })
    scrollTo({ top: 0, behavior: 'instant' })
    return rows.filter(Boolean).length / innerHeight
  })
}

/** The controls that are smaller than the least size. Links inside text do not count. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const dialog = document.querySelector('dialog[open]')
    const isInsideText = (element: Element) =>
      element.tagName === 'A' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      )
    // The target of a link may be larger than its text, for example if it covers a row.
    const isReached = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const far = least / 2 - 0.01
      const places = [
        [-far, 0],
        [far, 0],
        [0, -far],
        [0, far],
      ] as const
      return places.every(
        ([x, y]) =>
          document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)?.closest('a, button') ===
          element,
      )
    }
    return [
      ...(dialog ?? document).querySelectorAll('a[href], button, input, textarea, label:has([type=radio])'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInsideText(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => Math.min(box.width, box.height) < least - 0.01 && !isReached(element))
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 90)}`)
  }, THUMB_PX)
}

/** Elements whose text is smaller than 16 px. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, nav *, footer *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.offsetParent !== null)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

/** Expects a whole element to be inside the window. */
export async function expectWhole(page: Page, element: Locator): Promise<void> {
  const box = (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { width, height } = page.viewportSize() ?? DESKTOP
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}
