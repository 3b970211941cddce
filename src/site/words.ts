import type english from './english.json'

export type Words = typeof english
export type OwnWords = { readonly [Group in keyof Words]?: Partial<Words[Group]> }
