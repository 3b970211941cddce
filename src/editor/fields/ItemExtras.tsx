import { useState } from 'react'
import type { ChosenItem } from '../../templates/fields/field.ts'
import { useEditor } from '../session.ts'
import styles from './fields.module.css'
import { ItemFields, type ItemFieldsProps } from './ItemFields.tsx'
import { SwitchField } from './SwitchField.tsx'

/** The fields of the page that hold the id of one item of a list, by their keys. */
export type Chosen = Readonly<Record<string, ChosenItem>>

interface ItemExtrasProps extends Omit<ItemFieldsProps, 'part'> {
  readonly chosen?: Chosen | undefined
  /** The text that unfolds them; without one they are always shown. */
  readonly more?: string | undefined
}

const NONE: Chosen = {}

/** The notes of an item that fields of the page hold the id of. */
export function useChosenFacts(id: string | undefined, chosen: Chosen = NONE): string {
  return useEditor(({ data }) =>
    Object.entries(chosen)
      .flatMap(([key, { fact }]) => (valueAt(data, key) === id ? [fact] : []))
      .join(', '),
  )
}

function valueAt(data: object, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key]
}

/** The rarely used fields of an item. Folded ones render only when they are unfolded, because 60 links have them. */
export function ItemExtras({ more, ...extras }: ItemExtrasProps) {
  const [open, setOpen] = useState(false)
  if (more === undefined) return <Extras {...extras} />
  return (
    <details
      data-extras={`${extras.list}.${extras.index}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{more}</summary>
      {open && (
        <div className={styles.extrasFields}>
          <Extras {...extras} />
        </div>
      )}
    </details>
  )
}

function Extras({ chosen = NONE, ...shared }: Omit<ItemExtrasProps, 'more'>) {
  const { list, item, index } = shared
  return (
    <>
      <ItemFields {...shared} part="sign" />
      {Object.entries(chosen).map(([key, { label, isShown }]) =>
        isShown?.(item) === false ? null : (
          <ChosenField key={key} name={key} path={`${list}.${index}.${key}`} id={item.id} label={label} />
        ),
      )}
      <ItemFields {...shared} part="choice" />
      <div className={styles.columns}>
        <ItemFields {...shared} part="date" />
      </div>
    </>
  )
}

/** On where a field of the page holds the item's id. @property name the key of that field */
function ChosenField({ name, id, ...shown }: { name: string; path: string; id: string; label: string }) {
  const isChosen = useEditor(({ data }) => valueAt(data, name) === id)
  const change = useEditor((state) => state.change)
  return (
    <SwitchField {...shown} value={isChosen} onChange={(on: boolean) => change({ [name]: on ? id : '' })} />
  )
}
