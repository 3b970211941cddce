import type { Page } from 'playwright/test'

/** Addresses, and names that are the same in every language. */
const NO_WORDS = /^(https?:\/\/\S+|[\w.-]+\.example\.com\/?\S*)$/

/** What is left of a text without all that is in the brackets of the pseudo-language. */
export function outsideMarks(text: string): string {
  let depth = 0
  let left = ''
  for (const character of text) {
    if (character === '⟧') depth--
    if (depth === 0 && !'⟦⟧'.includes(character)) left += character
    if (character === '⟦') depth++
  }
  return left.trim()
}

/** Every word of a page, for eyes, ears and search engines, that is not in the pseudo-language. */
export async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '')
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '')
    const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]'
    for (const meta of document.querySelectorAll(metas)) found.push(meta.getAttribute('content') ?? '')
    return found
  })
  return texts.filter((text) => {
    const left = outsideMarks(text)
    return /\p{L}/u.test(left) && !NO_WORDS.test(left)
  })
}
