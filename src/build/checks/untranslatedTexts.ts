import { isEnglishTag } from '../../lib/language.ts'
import editorEnglish from '../../site/editorEnglish.json' with { type: 'json' }
import type { OwnEditorWords } from '../../site/editorWords.ts'
import english from '../../site/english.json' with { type: 'json' }
import type { Contact, Site, Template } from '../../site/schema.ts'
import type { OwnWords } from '../../site/words.ts'
import type { ContentModules } from './checkContent.ts'

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

/** Counts the texts that are still in English on a site in another language. */
export function englishWarnings(displayPathOf: (file: string) => string, modules: ContentModules): string[] {
  const { language = 'en' } = modules.site.site as Site
  if (isEnglishTag(language)) return []
  const lists = ['templates', 'games', 'galleries', 'events', 'videos', 'tracks'] as const
  const filledLists = new Set<string>(
    lists.filter((list) => (modules[list][list] as readonly unknown[]).length > 0),
  )
  const words = modules.words.words as OwnWords
  const { missingEmail, closed } = modules.contact.contact as Contact
  // An owner may write two texts of the form in `contact.ts` instead.
  const formTexts = { ...(missingEmail && { missingEmail }), ...(closed && { closed }) }
  const writtenTexts = { ...words, form: { ...formTexts, ...words.form } }
  const hasEditor = (modules.templates.templates as readonly Template[]).some(({ kit }) => kit)
  return [
    ...untranslatedTexts(displayPathOf('words.ts'), writtenTexts, visibleGroups(english, filledLists)),
    // Without `kits`, because the names of templates and of their parts need no translation.
    ...(hasEditor
      ? untranslatedTexts(
          displayPathOf('editorWords.ts'),
          modules.editorWords.words as OwnEditorWords,
          editorEnglish,
        )
      : []),
  ]
}
