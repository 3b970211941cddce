import { nextIdle } from '../lib/whenIdle.ts'
import { useScene } from './store.ts'

/** The places of what stands in front of the sky. CSS px from the page's left and top. */
export interface PageAreas {
  /** Lines of text, links and buttons with a background, form fields and players. */
  readonly texts: readonly DOMRect[]
  readonly pictures: readonly DOMRect[]
}

export const NO_AREAS: PageAreas = { texts: [], pictures: [] }

/** On a page that is never idle, the areas are read after this time. */
const MAX_IDLE_WAIT_MS = 500
const FIELDS = 'input, textarea, select, iframe, audio'
const PICTURES = 'img, iframe, video'

/**
 * Reads the areas in idle moments, whenever the page's size or the scene store has changed, until the signal aborts. Not at
 * once, because then the browser would compute the layout of a new page twice in the frame that answers a press.
 */
export function followPageAreas(onChange: (areas: PageAreas) => void, signal: AbortSignal): void {
  let isWaiting = false
  const read = async () => {
    if (isWaiting) return
    isWaiting = true
    await nextIdle(MAX_IDLE_WAIT_MS)
    isWaiting = false
    if (!signal.aborted) onChange(readPageAreas())
  }
  const unsubscribe = useScene.subscribe(read)
  const pageObserver = new ResizeObserver(read)
  pageObserver.observe(document.body)
  signal.addEventListener('abort', () => {
    unsubscribe()
    pageObserver.disconnect()
  })
}

export function readPageAreas(): PageAreas {
  // The closed gate covers the page, and has its own text.
  const isGateClosed = document.documentElement.dataset.gate === ''
  const parts = [...document.querySelectorAll(isGateClosed ? '[data-gate-button]' : 'main, footer')]
  const boxesOf = (selector: string) =>
    parts.flatMap((part) => [...part.querySelectorAll(selector)]).flatMap((element) => onPage(element))
  return {
    texts: [...parts.flatMap(textLines), ...boxesOf(FIELDS)],
    pictures: isGateClosed ? [] : boxesOf(PICTURES),
  }
}

/** The lines of text, and the links and buttons with a background. */
function textLines(part: Element): DOMRect[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  while (texts.nextNode()) {
    if (!texts.currentNode.nodeValue?.trim()) continue
    range.selectNodeContents(texts.currentNode)
    const button = texts.currentNode.parentElement?.closest('a, button')
    const hasBackground = button && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'
    lines.push(...onPage(hasBackground ? button : range))
  }
  return lines
}

function onPage(shape: Element | Range): DOMRect[] {
  return [...shape.getClientRects()].map(
    ({ x, y, width, height }) => new DOMRect(x, y + window.scrollY, width, height),
  )
}
