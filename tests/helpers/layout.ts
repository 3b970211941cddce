import type { Locator, Page } from 'playwright/test'
import { expect } from './site.ts'
import { DESKTOP, MIN_TARGET_PX } from './windows.ts'

/** The text spacing of WCAG 1.4.12, under which no text may be lost. */
const WCAG_TEXT_SPACING = `*:not(svg, svg *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`

/** The width of a page beyond its window. */
export function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Elements that extend beyond a side of the window. Strips may scroll sideways, but a page that does is listed too. The window
 * may cut decoration.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInStrip = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isInStrip(element.parentElement))
    const wideElements = [...document.querySelectorAll('main *, nav *, footer *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      // Half a pixel for rounding.
      const isOutside = left < -0.5 || right > document.documentElement.clientWidth + 0.5
      return width > 0 && isOutside && !isInStrip(element.parentElement) && !element.closest('[aria-hidden]')
    })
    scrollTo(500, 0)
    const scrolledPx = scrollX
    scrollTo(0, 0)
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...wideElements.map((element) => element.outerHTML.slice(0, 80)),
      ...(scrollWidth > clientWidth || scrolledPx > 0 ? [`the page: ${scrollWidth} px`] : []),
    ]
  })
}

/** Elements with text that are clipped, or extend beyond a side of the window. Strips that scroll sideways do not count. */
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

/** Applies the text spacing of WCAG 1.4.12. @returns a function that removes it */
export async function applyTextSpacing({
  page,
  heading,
}: {
  page: Page
  heading: Locator
}): Promise<() => Promise<void>> {
  await page.evaluate(async (css) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css))
  }, WCAG_TEXT_SPACING)
  await expect(heading).toHaveCSS('letter-spacing', /[1-9]/)
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** The share of the window's vertical centre line, [0, 1], that fixed and sticky elements cover half-way down the page. */
export function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const rows = Array.from({ length: innerHeight }, (_, y) => {
      let element = document.elementFromPoint(innerWidth / 2, y)
      while (element) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true
        element = element.parentElement
      }
      return false
    })
    scrollTo({ top: 0, behavior: 'instant' })
    return rows.filter(Boolean).length / innerHeight
  })
}

/** The controls of the page or its open dialog whose target is smaller than `MIN_TARGET_PX`, without links inside text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((leastPx) => {
    const ROUNDING_PX = 0.01
    const dialog = document.querySelector('dialog[open]')
    const isInsideText = (element: Element) =>
      element.tagName === 'A' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    // The target of a link or a button may be larger than its box, for example if it covers a row.
    const hasLargeTarget = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const halfPx = leastPx / 2 - ROUNDING_PX
      const offsets = [
        [-halfPx, 0],
        [halfPx, 0],
        [0, -halfPx],
        [0, halfPx],
      ] as const
      return offsets.every(
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
      .filter(({ box }) => Math.min(box.width, box.height) < leastPx - ROUNDING_PX)
      .filter(({ element }) => !hasLargeTarget(element))
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 90)}`)
  }, MIN_TARGET_PX)
}

/** Elements whose text is smaller than 16 CSS px. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, nav *, footer *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => element.offsetParent !== null)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

/** Expects all of an element to be inside the window. */
export async function expectInsideWindow(page: Page, element: Locator): Promise<void> {
  // An element without a box is outside.
  const box = (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { width, height } = page.viewportSize() ?? DESKTOP
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}
