import { type ClipboardEvent, memo, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { localDay } from '../../lib/localDay.ts'
import { editorWords } from '../../site/editorWords.ts'
import { BLOCKS } from '../../templates/blocks/blocks.ts'
import type { ItemFields as Fields } from '../../templates/fields/field.ts'
import { isShownOn } from '../../templates/fields/linkDates.ts'
import { readLinkList } from '../../templates/readLinkList.ts'
import type { Link } from '../../templates/siteData.ts'
import { useEditor, useSession } from '../session.ts'
import { firstVisibleLinkFor } from '../state/view.ts'
import { FieldForm } from './FieldForm.tsx'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { IconOffer } from './IconOffer.tsx'
import { ItemExtras, type Selections, useSelectionNotes } from './ItemExtras.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemHead } from './ItemHead.tsx'
import { useListEditing } from './useListEditing.ts'

const text = editorWords.links

/** From this number of links on, rows with text are folded at first. */
const FOLDED_FROM = 12

/** Length limit of a paragraph's name, which is the beginning of its text. */
const NAME_LETTERS = 40

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > NAME_LETTERS ? `${line.slice(0, NAME_LETTERS).trim()}…` : line
}

interface LinkRowProps {
  readonly fields: Fields
  readonly selections: Selections | undefined
  readonly index: number
  /** The index of the first visible link. */
  readonly first: number
  /** The number of all links. */
  readonly count: number
}

export const LinkRow = memo(function LinkRow({ fields, selections, index, first, count }: LinkRowProps) {
  const { view } = useSession()
  const link = useEditor(({ data }) => data.links[index])
  const selectionNotes = useSelectionNotes(link?.id, selections)
  const { move, remove } = useListEditing<Link>('links', 'label')
  // Decided at the first render, so that no row folds while it is edited.
  const [isFolded] = useState(() => count >= FOLDED_FROM && Boolean(link?.label || link?.text))
  if (!link) return null
  const { kind, hidden } = link
  const block = kind === 'link' ? null : BLOCKS[kind]
  const name =
    link.label.trim() || firstLine(link.text) || fill(block?.name ?? text.link, { number: index + 1 })
  const isHiddenToday = !isShownOn(link, localDay())
  const hiding = hidden ? text.isHidden : isHiddenToday && text.isHiddenToday
  const notes = [block?.kindName, selectionNotes, hiding].filter(Boolean)
  // The input would join several addresses. The dialog for pasted links opens instead.
  const onPaste = (event: ClipboardEvent) => {
    if ((event.target as Element).id !== fieldId(`links.${index}.url`)) return
    const text = event.clipboardData.getData('text')
    if (readLinkList(text).length < 2) return
    event.preventDefault()
    view.setState({ pastedLinks: text })
  }
  const shared = { list: 'links', item: link, index, fields }
  const controls = (
    <FieldForm className={styles.itemFields} onPaste={onPaste}>
      <ItemFields {...shared} part="row" />
      {!block && <IconOffer link={link} />}
      <ItemExtras {...shared} selections={selections} summary={block ? undefined : text.more} />
    </FieldForm>
  )
  return (
    <li className={styles.item} data-hidden={hiding ? '' : undefined} data-folded={isFolded || undefined}>
      <ItemHead
        name={name}
        notes={notes.join(', ')}
        index={index}
        first={first}
        count={count}
        onMove={(from, to, itemName) => {
          move(from, to, itemName)
          view.setState({ firstVisibleLink: firstVisibleLinkFor(to) })
        }}
        onRemove={remove}
      />
      {isFolded ? (
        <details>
          <summary className={styles.summary} dir="auto" title={name}>
            {name}
          </summary>
          {controls}
        </details>
      ) : (
        controls
      )}
    </li>
  )
})
