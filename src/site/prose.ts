/** A text in Markdown as the build has parsed it: a tree of elements and strings. */
export type Prose = readonly ProseNode[]
export type ProseNode = string | ProseElement

/** @property children omitted for a rule (`hr`), a line break and a picture */
export interface ProseElement {
  readonly tag: ProseTag
  readonly children?: Prose
  /** Of a heading: the id that links lead to. */
  readonly id?: string
  readonly href?: string
  /** Of a numbered list: its first number, if it is not 1. */
  readonly start?: number
  /** Of a table cell: the alignment of its text, as in CSS. */
  readonly align?: string
  /** Of a picture, as are `alt` and `caption`: its path below the folder `pictures`. */
  readonly src?: string
  readonly alt?: string
  readonly caption?: string
}

export type ProseTag =
  | ('a' | 'blockquote' | 'br' | 'code' | 'em' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'hr' | 'li' | 'ol' | 'p')
  | ('picture' | 'pre' | 's' | 'strong' | 'table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr' | 'ul')

/** The text without its markup and pictures. */
export function plainText(prose: Prose): string {
  return prose.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('')
}
