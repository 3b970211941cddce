/**
 * A piece of a text in Markdown: HTML that the build has checked, or a part whose HTML needs the pages, pictures or words of
 * the site. The pieces in their order are the whole text.
 */
export type ProsePiece = string | ProseLink | ProsePicture | ProseTable

/** The opening tag of a link. */
interface ProseLink {
  readonly kind: 'link'
  /** An address as the owner wrote it. */
  readonly href: string
}

export interface ProsePicture {
  readonly kind: 'picture'
  /** The path below the folder `pictures`. */
  readonly src: string
  readonly alt: string
}

/** The opening tag of the element around a table. */
interface ProseTable {
  readonly kind: 'table'
}
