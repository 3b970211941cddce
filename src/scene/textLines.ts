/** The rectangles of the lines of text, and of links and buttons with a background. CSS px from the page's left and top. */
export function textLines(): DOMRect[] {
  const { scrollY } = window
  const range = document.createRange()
  const lines: DOMRect[] = []
  // The closed gate covers the page, and has its own text.
  const isGateClosed = document.documentElement.dataset.gate === ''
  for (const part of document.querySelectorAll(isGateClosed ? '[data-gate-button]' : 'main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      const button = texts.currentNode.parentElement?.closest('a, button')
      const hasBackground = button && getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)'
      for (const { x, y, width, height } of (hasBackground ? button : range).getClientRects())
        lines.push(new DOMRect(x, y + scrollY, width, height))
    }
  }
  return lines
}
