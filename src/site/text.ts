import { words as ownText } from '#content/words.ts'
import english from './english.json' with { type: 'json' }
import type { OwnWords, Words } from './words.ts'

const own: OwnWords = ownText

/**
 * Every text that the site says by itself: the owner's where they wrote one, else English. `{name}` stands for what takes
 * its place.
 */
export const text = Object.fromEntries(
  Object.entries(english).map(([group, texts]) => [group, { ...texts, ...own[group as keyof Words] }]),
) as Words
