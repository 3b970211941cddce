import { memo } from 'react'
import { useEditor } from '../session.ts'
import { AddressField } from './AddressField.tsx'
import { DragHandle } from './DragHandle.tsx'
import styles from './fields.module.css'
import { ItemButtons } from './ItemButtons.tsx'
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
      <div className={styles.itemHead}>
        <DragHandle onDrop={(from, to) => move(first + from, first + to, name)} />
        <span className={styles.itemNumber}>{index + 1}</span>
        <ItemButtons
          name={name}
          index={index}
          count={count}
          onMove={(to) => move(index, to, name)}
          onRemove={() => remove(index, name)}
        />
      </div>
      <div className={styles.itemFields}>
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
      </div>
    </li>
  )
})
