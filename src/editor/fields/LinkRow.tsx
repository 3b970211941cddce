import { memo } from 'react'
import { useEditor } from '../session.ts'
import { AddressField } from './AddressField.tsx'
import { FieldForm } from './FieldForm.tsx'
import styles from './fields.module.css'
import { ItemHead } from './ItemHead.tsx'
import { TextField } from './TextField.tsx'
import { useListEditing } from './useListEditing.ts'

interface LinkRowProps {
  readonly index: number
  /** The index of the first link that is shown. */
  readonly first: number
  readonly count: number
}

/** One link's fields. */
export const LinkRow = memo(function LinkRow({ index, first, count }: LinkRowProps) {
  const link = useEditor(({ data }) => data.links[index])
  const { edit, move, remove } = useListEditing('links', 'label')
  if (!link) return null
  const { label, url, note } = link
  const name = label.trim() || `link ${index + 1}`
  const path = `links.${index}`
  return (
    <li className={styles.item}>
      <ItemHead name={name} index={index} first={first} count={count} onMove={move} onRemove={remove} />
      <FieldForm className={styles.itemFields}>
        <TextField
          path={`${path}.label`}
          label="Words on the link"
          value={label}
          onChange={(words) => edit(index, { label: words })}
        />
        <AddressField
          path={`${path}.url`}
          label="Address"
          value={url}
          onChange={(words) => edit(index, { url: words })}
        />
        <TextField
          path={`${path}.note`}
          label="A few words below (optional)"
          value={note}
          onChange={(words) => edit(index, { note: words })}
        />
      </FieldForm>
    </li>
  )
})
