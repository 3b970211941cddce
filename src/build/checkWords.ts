type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>
type OwnGroups = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>

/** Visitors see the texts of a group only if one of its lists has entries. A group that is not here is always visible. */
const NEEDED_LISTS: Readonly<Record<string, readonly string[]>> = {
  shop: ['templates'],
  template: ['templates'],
  editorPage: ['templates'],
  media: ['games', 'galleries'],
  events: ['events'],
  video: ['videos'],
  music: ['tracks'],
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
