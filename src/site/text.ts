import english from './english.json' with { type: 'json' }
import { ownFile } from './ownFile.ts'
import type { OwnWords } from './words.ts'

const ownWords = ownFile(import.meta.glob<OwnWords>('#content/words.ts', { eager: true, import: 'words' }))

/** Texts by group and name. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The texts of a part of the site: the owner's, else the part's English ones. @param english the part's `words.json` */
export function textsOf<English extends Texts>(english: English): English {
  const own: Partial<Texts> = ownWords ?? {}
  return Object.fromEntries(
    Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group] }]),
  ) as English
}

/** The texts of the site, without those that only one section has. `fill` replaces placeholders like `{name}`. */
export const text = textsOf(english)
