import type english from './english.json'

export type Words = typeof english
/** The content of an owner's `words.ts`: replacements of single texts. */
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }
