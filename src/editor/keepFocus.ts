const CONTROLS = 'button, input, select, textarea, summary, a[href], h2[tabindex]'
/** A message that comes and goes. When it is gone, the focus returns to the element that had it before. */
const PASSING = '[data-toasts]'

const isShown = (element: Element) =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/**
 * When the focused element disappears or moves, the browser focuses nothing, and a keyboard or a screen reader starts at the
 * top of the page. This focuses a moved element again. Instead of one that is gone, it focuses the first control of the
 * nearest remaining element around it.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let focused: Element | null = null
  /** The last focused element outside passing messages, and the elements around it, from the inside out. */
  let places: Element[] = []

  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    focused = target
    if (target.closest(PASSING)) return
    places = []
    for (let place: Element | null = target; place; place = place.parentElement) places.push(place)
  }
  // A press beside the controls removes the focus on purpose.
  const forget = () => {
    focused = null
  }
  const restore = (hasMoved: boolean) => {
    const active = document.activeElement
    const isLost = document.hasFocus() && (!active || active === document.body || !isShown(active))
    if (!focused || !isLost || (isShown(focused) && !hasMoved)) return
    const [last, ...around] = places.filter(isShown)
    const next = last === places[0] ? last : [last, ...around].map(firstControl).find(Boolean)
    if (!(next instanceof HTMLElement)) return
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver((records) => {
    const isAround = (node: Node) => node.contains(focused)
    const hasMoved = records.some(({ addedNodes }) => [...addedNodes].some(isAround))
    // The code that made the change may focus an element itself.
    requestAnimationFrame(() => restore(hasMoved))
  })
  addEventListener('focusin', follow, { signal })
  addEventListener('pointerdown', forget, { signal, capture: true })
  // A wider window has no tabs.
  addEventListener('resize', () => requestAnimationFrame(() => restore(false)), { signal })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'inert'] })
  signal.addEventListener('abort', () => observer.disconnect())
  return () => controller.abort()
}

function firstControl(place: Element | undefined): Element | undefined {
  const controls = [...(place?.querySelectorAll(CONTROLS) ?? [])]
  return controls.find((control) => !control.closest(PASSING) && isShown(control))
}
