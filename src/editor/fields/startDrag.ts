import { placeAt } from '../state/lists.ts'

/** A drag scrolls the page if it is nearer than this to an edge of the visible form: the nearer, the faster. */
const EDGE_PX = 96
const MAX_PX_PER_SECOND = 1400
/** After a longer pause between two frames, the page scrolls as far as after this one. */
const LONGEST_FRAME_MS = 100

/** The visible part of the form, between the two sticky bars. CSS px from the top of the window. */
interface Edges {
  readonly top: number
  readonly bottom: number
}

function visibleEdges(): Edges {
  const bar = (name: string) => document.querySelector(`[data-bar="${name}"]`)?.getBoundingClientRect()
  // A hidden bar has the position 0.
  return { top: bar('top')?.bottom ?? 0, bottom: bar('bottom')?.top || innerHeight }
}

/** The speed at which a drag scrolls, [-1, 1]: 0 far from the edges, -1 at the upper edge, 1 at the lower. @param y CSS px */
export function scrollSpeed(y: number, { top, bottom }: Edges): number {
  const nearness = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX))
  return nearness(bottom - y) - nearness(y - top)
}

/**
 * Lets an item of a list follow the pointer until it is released. Escape cancels the drag.
 *
 * @param handle the pressed element in the item, with the event of the press
 * @param onDrop called with the old and the new index, unless they are equal
 */
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
  const boxes = items.map((each) => each.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2 + scrollY)
  const otherMiddles = middles.filter((_, index) => index !== from)
  // The other items move by the height of the dragged item and the gap between two items.
  const step = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0) + (boxes[from]?.height ?? 0)
  const startY = clientY + scrollY
  const edges = visibleEdges()
  const controller = new AbortController()
  let pointerY = clientY
  let to = from

  const draw = () => {
    const distance = pointerY + scrollY - startY
    to = placeAt(otherMiddles, (middles[from] ?? 0) + distance)
    for (const [index, each] of items.entries()) {
      let shift = 0
      if (each === item) shift = distance
      else if (index > from && index <= to) shift = -step
      else if (index < from && index >= to) shift = step
      each.style.translate = `0 ${shift}px`
    }
  }
  const follow = (event: PointerEvent) => {
    pointerY = event.clientY
    draw()
  }
  let lastMs = performance.now()
  const scroll = (nowMs: number) => {
    if (controller.signal.aborted) return
    const maxPx = (MAX_PX_PER_SECOND * Math.min(nowMs - lastMs, LONGEST_FRAME_MS)) / 1000
    lastMs = nowMs
    const scrollPx = maxPx * scrollSpeed(pointerY, edges)
    if (scrollPx !== 0) {
      scrollBy({ top: scrollPx, behavior: 'instant' })
      draw()
    }
    requestAnimationFrame(scroll)
  }
  const end = (isDrop: boolean) => {
    controller.abort()
    delete list.dataset.dragging
    delete item.dataset.dragged
    for (const each of items) each.style.translate = ''
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
