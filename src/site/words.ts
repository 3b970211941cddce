import type english from './english.json'

export type Words = typeof english
/** The content of an owner's `words.ts`: texts that replace those of the project. */
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }
