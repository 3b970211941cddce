import { placeAt } from '../state/lists.ts'

/** A drag this near an edge of the visible form scrolls the page, the faster the nearer. */
const EDGE_PX = 96
const MAX_PX_A_SECOND = 1400
/** A longer frame scrolls as far as this one. */
const LONGEST_FRAME_MS = 100

/** The part of the window between the bars that stick to its edges, CSS px from its top. */
interface Edges {
  readonly top: number
  readonly bottom: number
}

function visibleEdges(): Edges {
  const edge = (mark: string) => document.querySelector(`[data-bar="${mark}"]`)?.getBoundingClientRect()
  return { top: edge('top')?.bottom ?? 0, bottom: edge('bottom')?.top || innerHeight }
}

/** How fast a drag scrolls, [-1, 1]: 0 away from the edges, full speed at an edge and beyond. @param y CSS px */
export function scrollSpeed(y: number, { top, bottom }: Edges): number {
  const nearness = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX))
  return nearness(bottom - y) - nearness(y - top)
}

/**
 * Drags an item of a list by its handle until the pointer is released. Escape cancels.
 *
 * @param pointer its id and its place, CSS px
 * @param onDrop called with the indexes before and after, unless they are the same
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
  const others = middles.filter((_, index) => index !== from)
  const step = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0) + (boxes[from]?.height ?? 0)
  const startY = clientY + scrollY
  const edges = visibleEdges()
  const controller = new AbortController()
  let pointerY = clientY
  let to = from

  const draw = () => {
    const distance = pointerY + scrollY - startY
    to = placeAt(others, (middles[from] ?? 0) + distance)
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
    const px = (MAX_PX_A_SECOND * Math.min(nowMs - lastMs, LONGEST_FRAME_MS)) / 1000
    lastMs = nowMs
    const by = px * scrollSpeed(pointerY, edges)
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      draw()
    }
    requestAnimationFrame(scroll)
  }
  const end = (dropped: boolean) => {
    controller.abort()
    delete list.dataset.dragging
    delete item.dataset.dragged
    for (const each of items) each.style.translate = ''
    if (dropped && to !== from) onDrop(from, to)
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
