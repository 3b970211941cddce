/** The fields of a `Link` that a block can show. */
export interface BlockContent {
  /** A heading, a question, or the title of a list. */
  readonly label: string
  readonly text: string
  /** A table with two columns, as `rowsText` writes it. */
  readonly rows: string
}

export type BlockPart = keyof BlockContent

/** A kind of block: content between the links that is not a link. */
export interface Block {
  readonly kindName: string
  /** The name that the form gives to a block without text, as in `Heading {number}`. */
  readonly name: string
  readonly addLabel: string
  /** The used parts, with their labels in the form. */
  readonly parts: Readonly<Partial<Record<BlockPart, string>>>
  /** The required parts, with the warning if one is empty. */
  readonly requiredParts: Readonly<Partial<Record<BlockPart, string>>>
  /** Returns '' if a required part is empty. @param attributes with a space before each */
  readonly render: (content: BlockContent, attributes: string) => string
}
