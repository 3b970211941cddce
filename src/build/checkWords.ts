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
export function wordsMistakes(file: string, given: unknown, groups: Groups): string[] {
  if (typeof given !== 'object' || given === null)
    return [`${file}: words is missing; write “export const words = { … }”.`]
  return Object.entries(given).flatMap(([group, texts]) => {
    const known = groups[group]
    if (!known)
      return [
        `${file}: “${group}” is not a group of the site’s words; ${remedy([group], Object.keys(groups))}.`,
      ]
    return Object.entries(texts as Record<string, unknown>).flatMap(([name, text]) => {
      const at = `${file}: ${group}.${name}`
      if (known[name] === undefined)
        return [`${at} is not one of the site’s words; ${remedy([name], Object.keys(known))}.`]
      if (typeof text !== 'string') return [`${at} is not text; write it in quotes.`]
      if (text.trim() === '') return [`${at} is empty; write some words.`]
      const places = new Set(known[name].match(/\{\w+\}/g))
      const unknown = (text.match(/\{\w+\}/g) ?? []).filter((place) => !places.has(place))
      return unknown.map((place) => `${at} has ${place}, for which there is no value; remove it.`)
    })
  })
}

/**
 * Finds texts of the home page's sections that are not shown, because `sections.ts` gives the same section one of its own.
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
