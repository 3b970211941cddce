import type english from './english.json'

type Words = typeof english

/** The owner's texts. Those of a section have the groups and names of its `words.json`. */
export type OwnWords = { readonly [Group in keyof Words]?: Readonly<Record<string, string>> } & Readonly<
  Record<string, Readonly<Record<string, string>>>
>
