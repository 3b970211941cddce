/** One step of a mouse wheel, about 100 px, changes the size by a sixth. */
const ZOOM_PER_WHEEL_PX = 0.0015
const PX_PER_LINE = 16

interface Gestures {
  /** @param distance since the last call, CSS px */
  readonly onMove: (distance: { x: number; y: number }) => void
  /** @param factor above 1 for a larger picture */
  readonly onZoom: (factor: number) => void
}

/**
 * Follows drags, pinches and the mouse wheel over an element. The wheel zooms only between a press and the moment when
 * the pointer leaves the element, so that the page can scroll past it. A pinch on a touchpad, which browsers report as a
 * wheel with Ctrl, always zooms.
 *
 * @returns a function that removes the listeners
 */
export function followGestures(element: HTMLElement, { onMove, onZoom }: Gestures): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const points = new Map<number, { x: number; y: number }>()
  let wheelZooms = false

  /** The distance between two fingers, CSS px; 0 for one finger. */
  const spread = () => {
    const [first, second] = points.values()
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
      points.set(event.pointerId, { x: event.clientX, y: event.clientY })
      wheelZooms = true
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
      // With two fingers, the middle between them moves by half of the movement of one.
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
      wheelZooms = false
    },
    { signal },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      if (!wheelZooms && !event.ctrlKey) return
      event.preventDefault()
      const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PX_PER_LINE : event.deltaY
      onZoom(Math.exp(-px * ZOOM_PER_WHEEL_PX))
    },
    { signal, passive: false },
  )
  return () => controller.abort()
}
