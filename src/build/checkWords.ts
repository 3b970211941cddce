import { HOME_SECTIONS } from '../site/homeSections.ts'
import type { Section } from '../site/schema.ts'
import type { OwnWords } from '../site/words.ts'
import { remedy } from './contentMistakes.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Checks the texts of `words.ts` or `editorWords.ts`. Finds unknown groups and keys, and placeholders such as `{name}` that
 * have no value.
 * @param file the file's name in messages
 * @param words the file's export
 * @param groups all texts that the file may replace
 * @returns one sentence per mistake
 */
export function wordsMistakes(file: string, words: unknown, groups: Groups): string[] {
  if (typeof words !== 'object' || words === null)
    return [`${file}: words is missing; write “export const words = { … }”.`]
  return Object.entries(words).flatMap(([group, ownTexts]) => {
    const english = groups[group]
    if (!english)
      return [
        `${file}: “${group}” is not a group of the site’s words; ${remedy([group], Object.keys(groups))}.`,
      ]
    return Object.entries(ownTexts as Record<string, unknown>).flatMap(([name, text]) => {
      const at = `${file}: ${group}.${name}`
      if (english[name] === undefined)
        return [`${at} is not one of the site’s words; ${remedy([name], Object.keys(english))}.`]
      if (typeof text !== 'string') return [`${at} is not text; write it in quotes.`]
      if (text.trim() === '') return [`${at} is empty; write some words.`]
      const placeholders = new Set(english[name].match(/\{\w+\}/g))
      const unknown = (text.match(/\{\w+\}/g) ?? []).filter((placeholder) => !placeholders.has(placeholder))
      return unknown.map((placeholder) => `${at} has ${placeholder}, for which there is no value; remove it.`)
    })
  })
}

/** Finds texts of sections in `words.ts` that are not shown, because `sections.ts` has another one. */
export function hiddenWords(
  files: { readonly words: string; readonly sections: string },
  words: OwnWords,
  sections: readonly Section[],
): string[] {
  return sections.flatMap((section) => {
    const keys = HOME_SECTIONS.find(({ id }) => id === section.id)
    return (['name', 'title', 'text'] as const).flatMap((field) => {
      const key = keys && field in keys ? keys[field as 'name' | 'title'] : undefined
      const text = key && words.sections?.[key]
      if (text === undefined || section[field] === undefined || text === section[field]) return []
      return [
        `${files.words}: sections.${key} is not shown, because “${section.id}” has a ${field} of its own in ${files.sections}; remove one of the two.`,
      ]
    })
  })
}

/** Visitors see a group of texts only if one of its lists has entries. */
const NEEDED_LISTS: Readonly<Record<string, readonly string[]>> = {
  shop: ['templates'],
  template: ['templates'],
  editorPage: ['templates'],
  media: ['games', 'galleries'],
  events: ['events'],
  video: ['videos'],
  music: ['tracks'],
  journal: ['journal'],
  newsletter: ['newsletter'],
}
const MAX_NAMED_TEXTS = 3

/**
 * Warns of texts that are still in English on a site in another language. The texts of the sections do not count, because
 * owners may write these in `sections.ts`.
 * @param groups all texts of the site, in English
 * @param filled the names of the lists that have entries, and `newsletter` and `journal` if the site has them
 */
export function englishTexts(
  file: string,
  words: OwnWords,
  groups: Groups,
  filled: ReadonlySet<string>,
): string[] {
  const visibleGroups = Object.entries(groups).filter(
    ([group]) => group !== 'sections' && (NEEDED_LISTS[group]?.some((list) => filled.has(list)) ?? true),
  )
  const missing = visibleGroups.flatMap(([group, texts]) => {
    const ownTexts: Readonly<Record<string, string>> = words[group as keyof OwnWords] ?? {}
    return Object.keys(texts).flatMap((name) => (ownTexts[name] === undefined ? [`${group}.${name}`] : []))
  })
  if (missing.length === 0) return []
  const count = missing.length === 1 ? 'one text is' : `${missing.length} texts are`
  const examples = missing.slice(0, MAX_NAMED_TEXTS).join(', ')
  const nameList = missing.length > MAX_NAMED_TEXTS ? `as ${examples}` : examples
  return [
    `${file}: ${count} still in English, ${nameList}; write those that your visitors should read in your language.`,
  ]
}
