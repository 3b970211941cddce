import type { Page } from 'playwright/test'
import english from '../../src/site/editorEnglish.json' with { type: 'json' }
import { NETWORK_NAMES } from './siteModules.ts'

const { email, website } = english.profiles
const ADDRESS = /^(https?:\/\/\S+|[\w.-]+\.example\.com\/?\S*)$/
/** Network names that are the same in every language. */
const NAMES = new Set(Object.values(NETWORK_NAMES).filter((name) => name !== email && name !== website))

/** The lines outside the brackets ⟦ and ⟧ of the pseudo-language, except addresses and names of networks. */
export function untranslatedLines(text: string): string[] {
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

/** The lines of a page that are not translated. Includes texts for screen readers and search engines. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // The user's text, dates, names of languages and typefaces, and the markup in <noscript> are not translated.
    const SKIPPED = 'script, noscript, style, textarea, time, [id^=field-language], [id$=Font]'
    const lines: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(SKIPPED)) lines.push(node.textContent ?? '')
    const pageTexts = [document.title, lines.join('\n')]
    // A placeholder may repeat the user's text from another field.
    const inputValues = new Set([...document.querySelectorAll('input')].map(({ value }) => value))
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? ''
        if (name !== 'placeholder' || !inputValues.has(text)) pageTexts.push(text)
      }
    const metas = 'meta[name=description], meta[property="og:title"], meta[property="og:image:alt"]'
    for (const meta of document.querySelectorAll(metas)) pageTexts.push(meta.getAttribute('content') ?? '')
    return pageTexts
  })
  return texts.flatMap(untranslatedLines)
}
