/** The content of a block. A block is an item of the list of links, and uses these of its fields. */
export interface BlockContent {
  /** A text of one line: a heading, a question, or the title of a list. */
  readonly label: string
  /** Paragraphs: a text, or the answer to a question. */
  readonly text: string
  /** The rows of a list with two columns, as `rowsText` writes them. */
  readonly rows: string
}

export type BlockPart = keyof BlockContent

/** A kind of block: content between the links that is not a link. The form, the page and the checks follow from it. */
export interface Block {
  /** Shown beside its number in the form. */
  readonly kindName: string
  /** Its name in the form while it has no text, with `{number}`. */
  readonly name: string
  /** The text of the button that adds one. */
  readonly add: string
  /** The parts of the content that it uses, with their labels in the form. */
  readonly parts: Readonly<Partial<Record<BlockPart, string>>>
  /** The parts that it needs to be on the page, with the message if one is empty. */
  readonly needs: Readonly<Partial<Record<BlockPart, string>>>
  /** Its markup; '' if a part that it needs is empty. @param attributes of its element, with a space before each */
  readonly render: (content: BlockContent, attributes: string) => string
}
