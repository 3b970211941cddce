import { nearestName } from '../lib/nearestName.ts'
import { remedy } from './contentMistakes.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>
type OwnGroups = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>

/** A placeholder, also a misspelt one, as in `{prénom}` or `{ name }`. */
const PLACEHOLDER = /\{\s*[\p{L}\p{M}\p{N}_-]+\s*\}/gu

/** Checks the texts of `words.ts` or `editorWords.ts`. @param groups all texts that the file may replace */
export function wordsMistakes(file: string, words: unknown, groups: Groups): string[] {
  if (typeof words !== 'object' || words === null)
    return [`${file}: words is missing; write “export const words = { … }”.`]
  return Object.entries(words).flatMap(([group, ownTexts]) => {
    const english = groups[group]
    if (!english)
      return [
        `${file}: “${group}” is not a group of the site’s words; ${remedy([group], Object.keys(groups))}.`,
      ]
    if (typeof ownTexts !== 'object' || ownTexts === null)
      return [`${file}: ${group} has no texts; write “${group}: { … }”, or leave it out.`]
    return Object.entries(ownTexts).flatMap(([name, text]) => {
      const field = `${file}: ${group}.${name}`
      if (english[name] === undefined)
        return [`${field} is not one of the site’s words; ${remedy([name], Object.keys(english))}.`]
      if (typeof text !== 'string') return [`${field} is not text; write it in quotes.`]
      if (text.trim() === '') return [`${field} is empty; write some words.`]
      return placeholderMistakes(field, text, english[name])
    })
  })
}

function placeholderMistakes(field: string, text: string, englishText: string): string[] {
  const expected = new Set(englishText.match(PLACEHOLDER))
  const written = new Set(text.match(PLACEHOLDER))
  const unknown = [...written].filter((placeholder) => !expected.has(placeholder))
  const missing = [...expected].filter((placeholder) => !written.has(placeholder))
  const isOneForOne = unknown.length === 1 && missing.length === 1
  return unknown.map((placeholder) => {
    const intended = isOneForOne ? missing[0] : nearestName(placeholder, missing)
    const choice = missing.length > 0 ? `write ${missing.join(' or ')}, or remove it` : 'remove it'
    return `${field} has ${placeholder}, for which there is no value; ${intended ? `write ${intended}` : choice}.`
  })
}

/** Visitors see the texts of a group only if one of its lists has entries. A group that is not here is always visible. */
const NEEDED_LISTS: Readonly<Record<string, readonly string[]>> = {
  shop: ['templates'],
  template: ['templates'],
  editorPage: ['templates'],
  media: ['games', 'galleries'],
  events: ['events'],
  video: ['videos'],
  music: ['tracks'],
  newsletter: ['newsletter'],
}
const MAX_NAMED_TEXTS = 3

/** The groups that visitors can see, without `sections`. @param filledLists the lists of `NEEDED_LISTS` that have entries */
export function visibleGroups(groups: Groups, filledLists: ReadonlySet<string>): Groups {
  // Without `sections`, because owners may write its texts in `sections.ts` instead.
  const isVisible = (group: string) =>
    group !== 'sections' && (NEEDED_LISTS[group]?.some((list) => filledLists.has(list)) ?? true)
  return Object.fromEntries(Object.entries(groups).filter(([group]) => isVisible(group)))
}

/** Counts the visible texts that the owner has not translated. Returns at most one sentence. */
export function untranslatedTexts(file: string, words: OwnGroups, visibleTexts: Groups): string[] {
  const missing = Object.entries(visibleTexts).flatMap(([group, texts]) =>
    Object.keys(texts).flatMap((name) => (words[group]?.[name] === undefined ? [`${group}.${name}`] : [])),
  )
  if (missing.length === 0) return []
  const count = missing.length === 1 ? 'one text is' : `${missing.length} texts are`
  const examples = missing.slice(0, MAX_NAMED_TEXTS).join(', ')
  const nameList = missing.length > MAX_NAMED_TEXTS ? `as ${examples}` : examples
  return [
    `${file}: ${count} still in English, ${nameList}; write those that your visitors should read in your language.`,
  ]
}
