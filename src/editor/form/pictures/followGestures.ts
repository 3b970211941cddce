/** One step of a mouse wheel, about 100 px, changes the size by about a sixth. */
const ZOOM_PER_WHEEL_PX = 0.0015
const PX_PER_LINE = 16

interface Gestures {
  /** @param distance since the last call, CSS px */
  readonly onMove: (distance: { x: number; y: number }) => void
  /** @param factor above 1 for a larger picture */
  readonly onZoom: (factor: number) => void
}

/** Follows drags and pinches, and the mouse wheel after a press. @returns a function that removes the listeners */
export function followGestures(element: HTMLElement, { onMove, onZoom }: Gestures): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const points = new Map<number, { x: number; y: number }>()
  let isWheelForZoom = false

  /** The distance between two fingers, CSS px; 0 for one finger. */
  const fingerDistance = () => {
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
      isWheelForZoom = true
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const last = points.get(pointerId)
      if (!last) return
      const distanceBefore = fingerDistance()
      points.set(pointerId, { x, y })
      // If one of two fingers moves, the middle between them moves by half of that.
      onMove({ x: (x - last.x) / points.size, y: (y - last.y) / points.size })
      const distance = fingerDistance()
      if (distanceBefore > 0 && distance > 0) onZoom(distance / distanceBefore)
    },
    { signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, ({ pointerId }) => points.delete(pointerId), { signal })
  element.addEventListener(
    'pointerleave',
    () => {
      isWheelForZoom = false
    },
    { signal },
  )
  element.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a touchpad is a wheel event with Ctrl. Without Ctrl, the wheel scrolls the page until a press.
      if (!isWheelForZoom && !event.ctrlKey) return
      event.preventDefault()
      const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE
      const wheelPx = isInLines ? event.deltaY * PX_PER_LINE : event.deltaY
      onZoom(Math.exp(-wheelPx * ZOOM_PER_WHEEL_PX))
    },
    { signal, passive: false },
  )
  return () => controller.abort()
}
