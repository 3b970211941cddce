import { site } from './siteModules.ts'

/** The key for the next picture. */
export const NEXT_KEY = site.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'

/** The texts with spaces and Latin letters alone that an element sets from right to left. Runs in the page. */
export function leftToRightTextsAtRight(root: Element): string[] {
  const texts: string[] = []
  const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const isLatin = /^[ -~]*[a-z] [ -~]*$/i.test(text)
    if (isLatin && node.parentElement && getComputedStyle(node.parentElement).direction === 'rtl')
      texts.push(text)
  }
  return texts
}
