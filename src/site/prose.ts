/** A text in Markdown as the build has read it: paragraphs, headings, lists and their words. */
export type Prose = readonly ProseNode[]
export type ProseNode = string | ProseElement

/** @property children none in a line, a line break and a picture */
export interface ProseElement {
  readonly tag: ProseTag
  readonly children?: Prose
  /** Of a heading: the target of links. */
  readonly id?: string
  readonly href?: string
  /** Of a numbered list that does not begin with 1. */
  readonly start?: number
  /** Of a table's cell. */
  readonly align?: string
  /** Of a picture: its path below the folder `pictures`, its alternative text, and the line below it. */
  readonly src?: string
  readonly alt?: string
  readonly caption?: string
}

export type ProseTag =
  | ('a' | 'blockquote' | 'br' | 'code' | 'em' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'hr' | 'li' | 'ol' | 'p')
  | ('picture' | 'pre' | 's' | 'strong' | 'table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr' | 'ul')

/** The words of a text, without its pictures. */
export function plainText(prose: Prose): string {
  return prose.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('')
}
