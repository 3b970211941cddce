import { words as ownText } from '#content/words.ts'
import english from './english.json' with { type: 'json' }
import type { OwnWords, Words } from './words.ts'

const own: OwnWords = ownText

/**
 * The site's texts: the owner's where `words.ts` has one, else English. `{name}` stands for a value, which `fill` puts in
 * its place.
 */
export const text = Object.fromEntries(
  Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group as keyof Words] }]),
) as Words
