/** The content of a block: those fields of an item of the list of links that blocks use. */
export interface BlockContent {
  /** A text of one line: the words of a heading, a question, the title of a list. */
  readonly label: string
  /** Paragraphs: a text, or the answer to a question. */
  readonly text: string
  /** The rows of a list with two columns, as `rowsText` writes them. */
  readonly rows: string
}

export type BlockPart = keyof BlockContent

/** Something other than a link between the links. The form, the page and the checks follow from it. */
export interface Block {
  /** The name of its kind, shown beside its number in the form. */
  readonly fact: string
  /** Its name in the form while it has no words, with `{number}`. */
  readonly name: string
  /** The text of the button that adds one. */
  readonly add: string
  /** The parts of its content that it uses, by their labels in the form. */
  readonly parts: Readonly<Partial<Record<BlockPart, string>>>
  /** The required parts, with the message for a missing one. Without them the block shows nothing. */
  readonly needs: Readonly<Partial<Record<BlockPart, string>>>
  /** Its markup; '' when it has nothing to show. @param attributes with a space before each */
  readonly render: (content: BlockContent, attributes: string) => string
}
