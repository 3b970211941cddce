/** A text in Markdown, parsed by the build into a tree of elements and strings. */
export type Prose = readonly ProseNode[]
export type ProseNode = string | ProseElement

export interface ProseElement {
  readonly tag: ProseTag
  readonly children?: Prose
  readonly id?: string
  readonly href?: string
  /** The first number of a numbered list. Default: 1. */
  readonly start?: number
  readonly align?: string
  /** A picture's path below the folder `pictures`. Only pictures have `src`, `alt` and `caption`. */
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
