import { words as ownText } from '#content/words.ts'
import english from './english.json' with { type: 'json' }
import type { OwnWords, Words } from './words.ts'

const own: OwnWords = ownText

/** The site's texts: the owner's, else English. `{name}` stands for a value. */
export const text = Object.fromEntries(
  Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group as keyof Words] }]),
) as Words
