import { useState } from 'react'
import type { ItemSelection } from '../../../templates/engine/fields/field.ts'
import { extrasMark } from '../../focusField.ts'
import { useEditor } from '../../session.ts'
import { SwitchField } from '../controls/SwitchField.tsx'
import extrasStyles from '../extras.module.css'
import { ItemFields, type ItemFieldsProps } from './ItemFields.tsx'

/** The fields of the page that hold the id of one item of a list, by their keys, such as `featured`. */
export type Selections = Readonly<Record<string, ItemSelection>>

interface ItemExtrasProps extends Omit<ItemFieldsProps, 'part'> {
  readonly selections?: Selections | undefined
  /** The text on the line that unfolds the extras. Omitted: they are always visible. */
  readonly summary?: string | undefined
}

const NO_SELECTIONS: Selections = {}

/** The notes of the page's fields that select an item, joined with commas. @param id of the item */
export function useSelectionNotes(id: string | undefined, selections: Selections = NO_SELECTIONS): string {
  return useEditor(({ data }) =>
    Object.entries(selections)
      .flatMap(([key, { note }]) => (valueAt(data, key) === id ? [note] : []))
      .join(', '),
  )
}

function valueAt(data: object, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key]
}

/** The rarely used fields of an item. Folded fields do not render, because those of 60 links would be slow. */
export function ItemExtras({ summary, ...extras }: ItemExtrasProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (summary === undefined) return <Extras {...extras} />
  return (
    <details
      {...extrasMark(`${extras.list}.${extras.index}`)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={extrasStyles.summary}>{summary}</summary>
      {isOpen && (
        <div className={extrasStyles.fields}>
          <Extras {...extras} />
        </div>
      )}
    </details>
  )
}

function Extras({ selections = NO_SELECTIONS, ...shared }: Omit<ItemExtrasProps, 'summary'>) {
  const { list, item, index } = shared
  return (
    <>
      <ItemFields {...shared} part="icon" />
      {Object.entries(selections).map(([key, { label, isShown }]) =>
        isShown?.(item) === false ? null : (
          <SelectionField
            key={key}
            fieldKey={key}
            path={`${list}.${index}.${key}`}
            itemId={item.id}
            label={label}
          />
        ),
      )}
      <ItemFields {...shared} part="switch" />
    </>
  )
}

interface SelectionFieldProps {
  readonly fieldKey: string
  readonly path: string
  readonly itemId: string
  readonly label: string
}

/** A switch that sets a field of the page to the id of the item, or empties the field. */
function SelectionField({ fieldKey, itemId, ...field }: SelectionFieldProps) {
  const isSelected = useEditor(({ data }) => valueAt(data, fieldKey) === itemId)
  const change = useEditor((state) => state.change)
  return (
    <SwitchField
      {...field}
      value={isSelected}
      onChange={(isOn) => change({ [fieldKey]: isOn ? itemId : '' })}
    />
  )
}
