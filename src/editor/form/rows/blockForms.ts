import { editorText } from '../../../site/editorText.ts'
import type { Link } from '../../../templates/engine/data/siteData.ts'
import type { BlockKind } from '../../../templates/engine/fields/pageFields.ts'

const { blocks, links } = editorText

interface BlockForm {
  readonly kindName: string
  /** The name of a block without text, as in `Heading {number}`. */
  readonly name: string
  readonly addLabel: string
  /** The used fields of a link, with their labels. */
  readonly labels: Readonly<Partial<Record<'label' | 'text' | 'rows', string>>>
}

export const BLOCK_FORMS: Readonly<Record<BlockKind, BlockForm>> = {
  heading: {
    kindName: links.headingWords,
    name: links.heading,
    addLabel: links.addHeading,
    labels: { label: links.headingWords },
  },
  paragraph: {
    kindName: blocks.paragraph,
    name: blocks.paragraphNumber,
    addLabel: blocks.addParagraph,
    labels: { text: blocks.paragraphText },
  },
  columns: {
    kindName: blocks.columns,
    name: blocks.columnsNumber,
    addLabel: blocks.addColumns,
    labels: { label: blocks.columnsTitle, rows: blocks.rows },
  },
  question: {
    kindName: blocks.question,
    name: blocks.questionNumber,
    addLabel: blocks.addQuestion,
    labels: { label: blocks.question, text: blocks.answer },
  },
}

/** The form of a block; null for a link. */
export function blockForm({ kind }: Pick<Link, 'kind'>): BlockForm | null {
  return kind === 'link' ? null : BLOCK_FORMS[kind]
}
