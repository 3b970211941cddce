import type { Page } from 'playwright/test'

/** Puts each text, also later ones, inside two `font` elements, as a browser's translation does after the page has loaded. */
export async function translatePage(page: Page): Promise<void> {
  // React puts its own keys on the elements that it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => {
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
