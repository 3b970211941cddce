import { HOME_SECTIONS } from '../site/homeSections.ts'
import type { Section } from '../site/schema.ts'
import type { OwnWords } from '../site/words.ts'
import { remedy } from './contentMistakes.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Checks the owner's texts of the site: unknown groups, unknown keys, and placeholders such as `{name}` without a value.
 *
 * @param file its name in messages
 * @returns one sentence per mistake
 */
export function wordsMistakes(file: string, texts: unknown, groups: Groups): string[] {
  if (typeof texts !== 'object' || texts === null)
    return [`${file}: words is missing; write “export const words = { … }”.`]
  return Object.entries(texts).flatMap(([group, ownTexts]) => {
    const siteTexts = groups[group]
    if (!siteTexts)
      return [
        `${file}: “${group}” is not a group of the site’s words; ${remedy([group], Object.keys(groups))}.`,
      ]
    return Object.entries(ownTexts as Record<string, unknown>).flatMap(([name, text]) => {
      const at = `${file}: ${group}.${name}`
      if (siteTexts[name] === undefined)
        return [`${at} is not one of the site’s words; ${remedy([name], Object.keys(siteTexts))}.`]
      if (typeof text !== 'string') return [`${at} is not text; write it in quotes.`]
      if (text.trim() === '') return [`${at} is empty; write some words.`]
      const places = new Set(siteTexts[name].match(/\{\w+\}/g))
      const unknown = (text.match(/\{\w+\}/g) ?? []).filter((place) => !places.has(place))
      return unknown.map((place) => `${at} has ${place}, for which there is no value; remove it.`)
    })
  })
}

/**
 * Finds texts of the home page's sections that are not shown, because `sections.ts` has a text for the same section.
 *
 * @param files the names of `words.ts` and `sections.ts` in messages
 * @param words the owner's texts
 * @returns one sentence per text
 */
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

/** The lists whose texts no visitor sees while all of them are empty, by the group of the texts. */
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
/** A message names at most this many texts, and counts them all. */
const MAX_NAMED_TEXTS = 3

/**
 * Counts the texts that stay English on a site in another language. The texts of sections are not counted, because
 * they may be in `sections.ts`.
 *
 * @param file the name of `words.ts` in messages
 * @param words the owner's texts
 * @param groups all texts of the site, in English
 * @param filled the lists with something in them, and the parts that the site has
 */
export function englishTexts(
  file: string,
  words: OwnWords,
  groups: Groups,
  filled: ReadonlySet<string>,
): string[] {
  const shown = Object.entries(groups).filter(
    ([group]) => group !== 'sections' && (NEEDED_LISTS[group]?.some((list) => filled.has(list)) ?? true),
  )
  const missing = shown.flatMap(([group, texts]) => {
    const written: Readonly<Record<string, string>> = words[group as keyof OwnWords] ?? {}
    return Object.keys(texts).flatMap((name) => (written[name] === undefined ? [`${group}.${name}`] : []))
  })
  if (missing.length === 0) return []
  const count = missing.length === 1 ? 'one text is' : `${missing.length} texts are`
  const examples = missing.slice(0, MAX_NAMED_TEXTS).join(', ')
  const named = missing.length > MAX_NAMED_TEXTS ? `as ${examples}` : examples
  return [
    `${file}: ${count} still in English, ${named}; write those that your visitors should read in your language.`,
  ]
}
