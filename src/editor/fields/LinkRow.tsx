import { type ClipboardEvent, memo, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { readLinkList } from '../../templates/readLinkList.ts'
import { useEditor, useSession } from '../session.ts'
import { firstLinkAround } from '../state/view.ts'
import { AddressField } from './AddressField.tsx'
import { FieldForm } from './FieldForm.tsx'
import styles from './fields.module.css'
import { ItemHead } from './ItemHead.tsx'
import { LinkExtras } from './LinkExtras.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { useListEditing } from './useListEditing.ts'

const words = editorWords.links

/** Of so many links each is folded until it is asked for: sixty open ones are three metres of form. */
const FOLDED_FROM = 12

interface LinkRowProps {
  readonly index: number
  /** The index of the first link that is shown. */
  readonly first: number
  readonly count: number
}

/** The fields of one link, or of a heading between links. */
export const LinkRow = memo(function LinkRow({ index, first, count }: LinkRowProps) {
  const { view } = useSession()
  const link = useEditor(({ data }) => data.links[index])
  const isFeatured = useEditor(({ data }) => data.links[index]?.id === data.featured)
  const { fieldsOf, move, remove } = useListEditing('links', 'label')
  const change = useEditor((state) => state.change)
  // As it was when the row appeared, so that none folds while it is written.
  const [isFolded] = useState(() => count >= FOLDED_FROM && Boolean(link?.label))
  if (!link) return null
  const { kind, hidden } = link
  const name = link.label.trim() || fill(words[kind], { number: index + 1 })
  const isHeading = kind === 'heading'
  const facts = [
    isHeading && words.headingWords,
    isFeatured && words.standsOut,
    hidden && words.isHidden,
  ].filter(Boolean)
  // An input takes only one line, and would glue several addresses together.
  const pasted = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (readLinkList(text).length < 2) return
    event.preventDefault()
    view.setState({ linkList: text })
  }
  const field = fieldsOf(link, index)
  const featured = {
    path: `links.${index}.featured`,
    value: isFeatured,
    onChange: (on: boolean) => change({ featured: on ? link.id : '' }),
  }
  const fields = (
    <FieldForm className={styles.itemFields}>
      <TextField {...field('label')} label={isHeading ? words.headingWords : words.label} />
      {isHeading ? (
        <SwitchField {...field('hidden')} label={words.hidden} />
      ) : (
        <>
          <AddressField {...field('url')} label={words.url} onPaste={pasted} />
          <TextField {...field('note')} label={words.note} />
          <LinkExtras id={link.id} field={field} featured={featured} />
        </>
      )}
    </FieldForm>
  )
  return (
    <li className={styles.item} data-hidden={hidden || undefined}>
      <ItemHead
        name={name}
        facts={facts.join(', ')}
        index={index}
        first={first}
        count={count}
        onMove={(from, to, called) => {
          move(from, to, called)
          view.setState({ firstLink: firstLinkAround(to) })
        }}
        onRemove={remove}
      />
      {isFolded ? (
        <details>
          <summary className={styles.summary} dir="auto">
            {name}
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </li>
  )
})
