import type { Page } from 'playwright/test'
import english from '../../src/site/editorEnglish.json' with { type: 'json' }
import { NETWORK_NAMES } from '../../src/templates/networks.ts'

const { email, website } = english.profiles
/** Addresses, and names that are the same in every language. */
const NO_WORDS = /^(https?:\/\/\S+|[\w.-]+\.example\.com\/?\S*)$/
const NAMES = new Set(Object.values(NETWORK_NAMES).filter((name) => name !== email && name !== website))

/** The lines of a text without the brackets of the pseudo-language: they were not translated. */
export function outsideMarks(text: string): string[] {
  let depth = 0
  let left = ''
  for (const character of text) {
    if (character === '⟧') depth--
    if (depth === 0 && !'⟦⟧'.includes(character)) left += character
    if (character === '⟦') depth++
  }
  if (depth !== 0) left += `\na bracket stands alone in ${text.slice(0, 80)}`
  return left
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !NO_WORDS.test(line) && !NAMES.has(line))
}

/** Every text of a page that is not in the pseudo-language: visible, for screen readers, and for search engines. */
export async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Not translated: the visitor's own text, the names of languages and typefaces, and dates, which the language writes.
    // A browser with scripts reads the markup in <noscript> as one text.
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
