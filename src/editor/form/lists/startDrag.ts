import { type Edges, visibleEdges } from '../../bars.ts'

/** A drag scrolls the page within this distance from an edge of the visible form. */
const SCROLL_ZONE_PX = 96
const MAX_SCROLL_PX_PER_SECOND = 1400
/** A longer frame scrolls as far as a frame of this length. */
const MAX_FRAME_MS = 100

/** The scroll speed of a drag: 0 far from the edges, -1 at the top edge, 1 at the bottom edge. @param y CSS px */
export function scrollSpeed(y: number, { top, bottom }: Edges): number {
  const nearness = (distance: number) => Math.min(1, Math.max(0, 1 - distance / SCROLL_ZONE_PX))
  return nearness(bottom - y) - nearness(y - top)
}

/** The index that a dragged item gets. @param middleY its middle, CSS px @param otherMiddlesY those of the other items */
export function dropIndex(otherMiddlesY: readonly number[], middleY: number): number {
  const indexBelow = otherMiddlesY.findIndex((otherY) => middleY < otherY)
  return indexBelow === -1 ? otherMiddlesY.length : indexBelow
}

/** Lets an item of a list follow the pointer until it is released. Escape cancels. @param handle the pressed element */
export function startDrag(
  handle: HTMLElement,
  { pointerId, clientY }: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  onDrop: (from: number, to: number) => void,
): void {
  const item = handle.closest('li')
  const list = item?.parentElement
  if (!item || !list) return
  const items = [...list.children].filter((child) => child instanceof HTMLElement)
  const from = items.indexOf(item)
  const boxes = items.map((child) => child.getBoundingClientRect())
  // Of the lines: below its line, an open item has its fields.
  const middles = items.map((child) => {
    const { top, height } = (child.querySelector('[data-drag-handle]') ?? child).getBoundingClientRect()
    return top + height / 2 + scrollY
  })
  const otherMiddles = middles.filter((_, index) => index !== from)
  // The other items move by the height of the dragged item and the gap between two items.
  const shiftPx = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0) + (boxes[from]?.height ?? 0)
  const startPageY = clientY + scrollY
  const edges = visibleEdges()
  const controller = new AbortController()
  let pointerY = clientY
  let to = from

  const moveItems = () => {
    const distance = pointerY + scrollY - startPageY
    to = dropIndex(otherMiddles, (middles[from] ?? 0) + distance)
    for (const [index, child] of items.entries()) {
      let movedPx = 0
      if (child === item) movedPx = distance
      else if (index > from && index <= to) movedPx = -shiftPx
      else if (index < from && index >= to) movedPx = shiftPx
      child.style.translate = `0 ${movedPx}px`
    }
  }
  const follow = (event: PointerEvent) => {
    pointerY = event.clientY
    moveItems()
  }
  let lastMs = performance.now()
  const scroll = (nowMs: number) => {
    if (controller.signal.aborted) return
    const maxPx = (MAX_SCROLL_PX_PER_SECOND * Math.min(nowMs - lastMs, MAX_FRAME_MS)) / 1000
    lastMs = nowMs
    const scrollPx = maxPx * scrollSpeed(pointerY, edges)
    if (scrollPx !== 0) {
      scrollBy({ top: scrollPx, behavior: 'instant' })
      moveItems()
    }
    requestAnimationFrame(scroll)
  }
  const end = (isDrop: boolean) => {
    controller.abort()
    delete list.dataset.dragging
    delete item.dataset.dragged
    for (const child of items) child.style.translate = ''
    if (isDrop && to !== from) onDrop(from, to)
  }

  list.dataset.dragging = ''
  item.dataset.dragged = ''
  handle.setPointerCapture(pointerId)
  const { signal } = controller
  handle.addEventListener('pointermove', follow, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
  requestAnimationFrame(scroll)
}
