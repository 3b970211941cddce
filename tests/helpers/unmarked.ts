import type { Page } from 'playwright/test'
import english from '../../src/site/editorEnglish.json' with { type: 'json' }
import { NETWORK_NAMES } from '../../src/templates/networks.ts'

const { email, website } = english.profiles
/** Addresses are the same in every language. */
const ADDRESS = /^(https?:\/\/\S+|[\w.-]+\.example\.com\/?\S*)$/
/** Names that are the same in every language. */
const NAMES = new Set(Object.values(NETWORK_NAMES).filter((name) => name !== email && name !== website))

/** The lines of a text without the brackets of the pseudo-language: they were not translated. */
export function outsideMarks(text: string): string[] {
  let depth = 0
  let outside = ''
  for (const character of text) {
    if (character === '⟧') depth--
    if (depth === 0 && !'⟦⟧'.includes(character)) outside += character
    if (character === '⟦') depth++
  }
  if (depth !== 0) outside += `\na bracket stands alone in ${text.slice(0, 80)}`
  return outside
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !ADDRESS.test(line) && !NAMES.has(line))
}

/** Every text of a page that is not in the pseudo-language: visible, for screen readers, and for search engines. */
export async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Not translated: the visitor's own text, and the names of languages and typefaces. `Intl` translates dates. The
    // markup in <noscript> is one text for a browser with scripts.
    const NOT_OURS = 'script, noscript, style, textarea, time, [id^=field-language], [id$=Font]'
    const lines: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(NOT_OURS)) lines.push(node.textContent ?? '')
    const found = [document.title, lines.join('\n')]
    // A placeholder may be the visitor's own text of another field, which the page shows in its place.
    const written = new Set([...document.querySelectorAll('input')].map(({ value }) => value))
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? ''
        if (name !== 'placeholder' || !written.has(text)) found.push(text)
      }
    const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]'
    for (const meta of document.querySelectorAll(metas)) found.push(meta.getAttribute('content') ?? '')
    return found
  })
  return texts.flatMap(outsideMarks)
}
