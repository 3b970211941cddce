import { useState } from 'react'
import type { ItemSelection } from '../../templates/fields/field.ts'
import { useEditor } from '../session.ts'
import styles from './fields.module.css'
import { ItemFields, type ItemFieldsProps } from './ItemFields.tsx'
import { SwitchField } from './SwitchField.tsx'

/** The fields of the page that select an item of a list, by their keys. */
export type Selections = Readonly<Record<string, ItemSelection>>

interface ItemExtrasProps extends Omit<ItemFieldsProps, 'part'> {
  readonly selections?: Selections | undefined
  /** The text on the line that unfolds the extras. Omitted: they are always visible. */
  readonly summary?: string | undefined
}

const NONE: Selections = {}

/** The notes of the fields that select the item, joined with commas. @param id the item's */
export function useSelectionNotes(id: string | undefined, selections: Selections = NONE): string {
  return useEditor(({ data }) =>
    Object.entries(selections)
      .flatMap(([key, { note }]) => (valueAt(data, key) === id ? [note] : []))
      .join(', '),
  )
}

function valueAt(data: object, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key]
}

/** The rarely used fields of an item. Folded fields do not render: on a page with 60 links that would take long. */
export function ItemExtras({ summary, ...extras }: ItemExtrasProps) {
  const [open, setOpen] = useState(false)
  if (summary === undefined) return <Extras {...extras} />
  return (
    <details
      data-extras={`${extras.list}.${extras.index}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{summary}</summary>
      {open && (
        <div className={styles.extrasFields}>
          <Extras {...extras} />
        </div>
      )}
    </details>
  )
}

function Extras({ selections = NONE, ...shared }: Omit<ItemExtrasProps, 'summary'>) {
  const { list, item, index } = shared
  return (
    <>
      <ItemFields {...shared} part="icon" />
      {Object.entries(selections).map(([key, { label, isShown }]) =>
        isShown?.(item) === false ? null : (
          <SelectionField key={key} name={key} path={`${list}.${index}.${key}`} id={item.id} label={label} />
        ),
      )}
      <ItemFields {...shared} part="switch" />
      <div className={styles.columns}>
        <ItemFields {...shared} part="date" />
      </div>
    </>
  )
}

interface SelectionFieldProps {
  /** The key of the field that selects an item. */
  readonly name: string
  readonly path: string
  readonly id: string
  readonly label: string
}

/** A switch that is on if the field of the page holds the item's id. */
function SelectionField({ name, id, ...field }: SelectionFieldProps) {
  const isSelected = useEditor(({ data }) => valueAt(data, name) === id)
  const change = useEditor((state) => state.change)
  return (
    <SwitchField {...field} value={isSelected} onChange={(on: boolean) => change({ [name]: on ? id : '' })} />
  )
}
