import { words as ownWords } from '#content/words.ts'
import english from './english.json' with { type: 'json' }

/** The site's words: groups of them, each of which a translation may replace whole or in part. */
export type Words = typeof english
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }

const own: OwnWords = ownWords

/** The site's own words: the owner's where they wrote some, else English. `{name}` stands for what takes its place. */
export const words: Words = Object.fromEntries(
  Object.entries(english).map(([group, said]) => [group, { ...said, ...own[group as keyof Words] }]),
) as Words
