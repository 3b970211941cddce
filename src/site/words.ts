import type english from './english.json'

/** The site's texts, in groups. */
export type Words = typeof english
/** The content of an owner's `words.ts`: replacements for any of them. */
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }
