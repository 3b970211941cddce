import type english from './english.json'

/** The site's texts, in groups. */
export type Words = typeof english
/** What an owner's `words.ts` may hold: any of them, written anew. */
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }
