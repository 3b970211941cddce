import { type ClipboardEvent, memo, useState } from 'react'
import { editorWords } from '../../../site/editorWords.ts'
import { addressesIn } from '../../../templates/engine/addresses/addressesIn.ts'
import { BLOCKS } from '../../../templates/engine/blocks/blocks.ts'
import type { Link } from '../../../templates/engine/data/siteData.ts'
import { itemName, type ListItems } from '../../../templates/engine/fields/field.ts'
import { fieldId } from '../../fieldId.ts'
import { linksHtml, withLines, withPart } from '../../files/pastedLinks/pasted.ts'
import { useEditor, useSession } from '../../session.ts'
import { firstVisibleLinkFor } from '../../state/view.ts'
import extrasStyles from '../extras.module.css'
import { ItemExtras, useSelectionNotes } from './ItemExtras.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemHead } from './ItemHead.tsx'
import listStyles from './items.module.css'
import styles from './LinkRow.module.css'
import { useListEditing } from './useListEditing.ts'

const text = editorWords.links

/** From this number of links on, rows with text are folded at first. */
const FOLDED_FROM = 12

interface LinkRowProps {
  readonly items: ListItems
  readonly index: number
  readonly firstVisible: number
  readonly count: number
}

export const LinkRow = memo(function LinkRow({ items, index, firstVisible, count }: LinkRowProps) {
  const { fields, selections } = items
  const { view } = useSession()
  const link = useEditor(({ data }) => data.links[index])
  const selectionNotes = useSelectionNotes(link?.id, selections)
  const { move, remove } = useListEditing<Link>('links', 'label')
  // Decided at the first render, so that no row folds while it is edited.
  const [isFolded] = useState(() => count >= FOLDED_FROM && Boolean(link?.label || link?.text))
  if (!link) return null
  const { kind, hidden } = link
  const block = kind === 'link' ? null : BLOCKS[kind]
  const name = itemName(items, link, index)
  const notes = [block?.kindName, selectionNotes, hidden && text.isHidden].filter(Boolean)
  // The input would join several pasted addresses into one, so the dialog for pasted links opens instead.
  const onPaste = (event: ClipboardEvent) => {
    if ((event.target as Element).id !== fieldId(`links.${index}.url`)) return
    const text = event.clipboardData.getData('text')
    if (addressesIn(text).length < 2) return
    event.preventDefault()
    const html = linksHtml(event.clipboardData)
    view.setState(({ pasted }) => ({
      isPasting: true,
      pasted: html === null ? withLines(pasted, text) : withPart(pasted, html),
    }))
  }
  const shared = { list: 'links', item: link, index, fields }
  const controls = (
    <ItemForm name={name} onPaste={onPaste}>
      <ItemFields {...shared} part="row" />
      <ItemExtras {...shared} selections={selections} summary={block ? undefined : text.more} />
    </ItemForm>
  )
  const summaryStyle = `${extrasStyles.summary} ${styles.name}`
  return (
    <li
      className={`${listStyles.item} ${styles.link}`}
      data-hidden={hidden ? '' : undefined}
      data-folded={isFolded || undefined}
    >
      <ItemHead
        name={name}
        notes={notes.join(', ')}
        index={index}
        firstVisible={firstVisible}
        count={count}
        onMove={(from, to) => {
          move(from, to, name)
          view.setState({ firstVisibleLink: firstVisibleLinkFor(to) })
        }}
        onRemove={remove}
      />
      {isFolded ? (
        <details>
          <summary className={summaryStyle} dir="auto" title={name}>
            <span>{name}</span>
          </summary>
          {controls}
        </details>
      ) : (
        controls
      )}
    </li>
  )
})
