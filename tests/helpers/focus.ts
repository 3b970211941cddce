import type { BrowserContext, Page } from 'playwright/test'

/** The element with keyboard focus. */
export interface TabStop {
  readonly name: string
  /** Its index among the page's controls, in document order; -1 if it is no control. */
  readonly controlIndex: number
  /** True for a player. It has further tab stops inside. */
  readonly isPlayer: boolean
  /** True if the element, its label or its row has an outline of at least 2 px. */
  readonly hasOutline: boolean
  /** True if no unrelated element covers the middle of the part that is inside the window. */
  readonly isVisible: boolean
}

const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'

/** Reads the focus; null if no element has it. */
export function currentStop(page: Page): Promise<TabStop | null> {
  return page.evaluate((controls) => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (from: number, to: number, limit: number) => (Math.max(0, from) + Math.min(limit, to)) / 2
    const x = middle(left, right, innerWidth)
    const y = middle(top, bottom, innerHeight)
    const topElement = document.elementFromPoint(x, y)
    // The outline may be around the control, its label (a switch) or its row (a link that fills the row).
    const outlineElements = [element, element.closest('label'), element.closest('li')].filter(
      (each) => each !== null,
    )
    return {
      name: (
        (element.getAttribute('aria-label') || element.textContent || element.getAttribute('title')) ??
        ''
      ).trim(),
      controlIndex: [...document.querySelectorAll(controls)].indexOf(element),
      isPlayer: element instanceof HTMLIFrameElement || element instanceof HTMLMediaElement,
      hasOutline: outlineElements.some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
      isVisible:
        topElement !== null &&
        outlineElements.some((each) => each.contains(topElement) || topElement.contains(each)),
    }
  }, CONTROLS)
}

/** The controls that the Tab key must reach. */
export function expectedStops(page: Page): Promise<{ controlIndex: number; name: string }[]> {
  return page.evaluate(
    (controls) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element, controlIndex) => {
        const name =
          (element.getAttribute('aria-label') || element.textContent || element.getAttribute('title')) ??
          element.tagName
        const isShown = element.checkVisibility({ visibilityProperty: true })
        // Tab stops only at the checked radio button of a group. Arrow keys reach the others.
        const isSkippedRadio =
          element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
        return isShown && !isSkippedRadio ? [{ controlIndex, name: name.trim() }] : []
      }),
    CONTROLS,
  )
}

/** Reads the focus after two frames. For a moment after an iframe, no element has the focus. */
async function stopAfterTwoFrames(page: Page): Promise<TabStop | null> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return currentStop(page)
}

/** Lets Tab start at the top of the page, as after a load. */
export function focusTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    // Not earlier, because the editor focuses a control when the focused element disappears.
    start.addEventListener('blur', () => start.remove())
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Presses Tab until focus leaves the page or returns to the first stop. @throws after 200 stops */
export async function tabThrough(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = (await currentStop(page)) ?? (await stopAfterTwoFrames(page))
    if (stop === null || (stop.controlIndex >= 0 && stop.controlIndex === stops[0]?.controlIndex))
      return stops
    stops.push(stop)
    if (stops.length > 200) throw new Error('tabThrough: focus never leaves the page')
  }
}

/** Presses a key until the element with the given name has focus. @throws after 100 presses */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return
  }
  throw new Error(`tabTo: ${key} never comes to ${name}`)
}

/**
 * Logs an error when an editor loses the focus: its element has disappeared, and no other has the focus. A press beside the
 * controls, which removes the focus on purpose, is no loss.
 */
export function reportLostFocus(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    let focused: HTMLElement | null = null
    addEventListener('focusin', ({ target }) => {
      // A toast that ends after a press returns the focus to where it was, which may be nowhere.
      if (target instanceof HTMLElement && !target.closest('[data-toasts]')) focused = target
    })
    addEventListener('pointerdown', () => {
      focused = null
    })
    const check = (removed: HTMLElement | null) => {
      const isLost = focused === removed && document.activeElement === document.body
      if (isLost && document.querySelector('[data-editor]'))
        console.error(`focus: lost with “${removed?.ariaLabel ?? removed?.textContent}”`)
    }
    // The editor focuses another element in the next frame, or some frames later. On a busy machine a single frame may take
    // longer than the timer.
    const checkLater = (removed: HTMLElement | null) =>
      setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => check(removed))), 500)
    new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused))))
        checkLater(focused)
    }).observe(document, { childList: true, subtree: true })
  })
}
