import type { Page } from 'playwright/test'
import english from '../../src/site/editorEnglish.json' with { type: 'json' }
import { words } from '../sites/everything/editorWords.ts'
import { textPattern } from './textPattern.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const patternsOf = (groups: Groups) =>
  Object.values(groups).flatMap((texts) => Object.values(texts).map((text) => textPattern(text)))

const arabic = patternsOf(words)
const englishTexts = patternsOf({
  ...english,
  // The name of a new draft is its user's. “{name}” is any text.
  drafts: { ...english.drafts, first: '' },
  export: { ...english.export, named: '' },
})

/**
 * The texts and names of the editor on the site `everything` whose element has another language than they have. The owner has
 * translated some of them. @returns as in `Undo: ar`
 */
export async function textsInWrongLanguage(page: Page) {
  const found = await page.evaluate(() => {
    const texts: { text: string; language: string | undefined }[] = []
    const add = (text: string | null, element: Element | null) =>
      texts.push({ text: text?.trim() ?? '', language: element?.closest<HTMLElement>('[lang]')?.lang })
    const roots = '[data-editor], [data-announcement], [role=group]:has([data-saving])'
    for (const root of document.querySelectorAll(roots)) {
      const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        add(node.textContent, node.parentElement)
      for (const name of ['aria-label', 'title'])
        for (const element of [root, ...root.querySelectorAll(`[${name}]`)])
          add(element.getAttribute(name), element)
      for (const field of root.querySelectorAll(':placeholder-shown'))
        add(field.getAttribute('placeholder'), field)
    }
    return texts
  })
  const isOneOf = (text: string, patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(text))
  const wrong = found.filter(
    ({ text, language }) =>
      text !== '' &&
      ((language !== 'ar' && isOneOf(text, arabic)) || (language !== 'en' && isOneOf(text, englishTexts))),
  )
  return wrong.map(({ text, language }) => `${text}: ${language}`)
}
