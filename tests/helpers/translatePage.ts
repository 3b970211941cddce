import type { Page } from 'playwright/test'

/** Puts each text, also later ones, inside two `font` elements, as a browser's translation does. */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const SKIPPED = 'font, script, style, noscript, textarea, option'
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(SKIPPED)) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translate(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target])
          if (node.isConnected) translate(node)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
