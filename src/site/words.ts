import { words as ownWords } from '#content/words.ts'
import { english, type OwnWords, type Words } from './english.ts'

const own: OwnWords = ownWords

/** The site's words: the owner's where they have written some, else English. */
export const words: Words = Object.fromEntries(
  Object.entries(english).map(([group, said]) => [group, { ...said, ...own[group as keyof Words] }]),
) as Words
