import english from './english.json' with { type: 'json' }
import { ownerFile } from './ownerFile.ts'
import { site } from './site.ts'
import type { OwnWords } from './words.ts'

const ownerWords = ownerFile(
  import.meta.glob<OwnWords>('#content/words.ts', { eager: true, import: 'words' }),
)

/** Texts by group and name. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The English texts that the owner has not replaced. */
const englishDefaults = new Set<string>()

const isEnglishSite = new Intl.Locale(site.language).language === 'en'

/** True on a site in another language for an English text that the owner has not replaced, with any spaces around it. */
export function isStandIn(text: string): boolean {
  return !isEnglishSite && englishDefaults.has(text.trim())
}

/**
 * The attribute `lang` of an element that has a text of the site as its name, and of the owner's texts in such an element.
 * Undefined on an English site, where all is in one language. @param name the text of the site, before it is filled
 */
export function langOf(name?: string): string | undefined {
  if (isEnglishSite) return undefined
  return name !== undefined && isStandIn(name) ? 'en' : site.language
}

/** The texts of a part of the site: the owner's, else the part's English ones. @param english the part's `words.json` */
export function textsOf<English extends Texts>(english: English): English {
  const own: Partial<Texts> = ownerWords ?? {}
  const groups = Object.entries(english)
  for (const [group, texts] of groups)
    for (const [name, englishText] of Object.entries(texts))
      if (own[group]?.[name] === undefined) englishDefaults.add(englishText)
  return Object.fromEntries(groups.map(([group, texts]) => [group, { ...texts, ...own[group] }])) as English
}

/** The texts of the site, without those that only one section has. `fill` replaces placeholders like `{name}`. */
export const text = textsOf(english)
