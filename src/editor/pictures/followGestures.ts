/** A notch of a wheel, about 100 px, changes the size by a sixth. */
const ZOOM_PER_WHEEL_PX = 0.0015
const PX_PER_LINE = 16

interface Gestures {
  /** @param by CSS px */
  readonly onMove: (by: { x: number; y: number }) => void
  /** @param factor above 1 for larger */
  readonly onZoom: (factor: number) => void
}

/**
 * Follows drags, pinches and wheel turns over an element. The wheel zooms only after a press and until the pointer
 * leaves, so that scrolling past the element changes nothing. A pinch of a touchpad, which is a wheel with Ctrl, always
 * zooms.
 *
 * @returns a function that removes the listeners
 */
export function followGestures(element: HTMLElement, { onMove, onZoom }: Gestures): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const points = new Map<number, { x: number; y: number }>()
  let isWheelOurs = false

  const spread = () => {
    const [one, other] = points.values()
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
      points.set(event.pointerId, { x: event.clientX, y: event.clientY })
      isWheelOurs = true
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const last = points.get(pointerId)
      if (!last) return
      const before = spread()
      points.set(pointerId, { x, y })
      // Each of two fingers moves the middle between them by half of its movement.
      onMove({ x: (x - last.x) / points.size, y: (y - last.y) / points.size })
      const after = spread()
      if (before > 0 && after > 0) onZoom(after / before)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, ({ pointerId }) => points.delete(pointerId), { signal })
  element.addEventListener(
    'pointerleave',
    () => {
      isWheelOurs = false
    },
    { signal },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (!isWheelOurs && !event.ctrlKey) return
      event.preventDefault()
      const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PX_PER_LINE : event.deltaY
      onZoom(Math.exp(-px * ZOOM_PER_WHEEL_PX))
    },
    { signal, passive: false },
  )
  return () => controller.abort()
}
