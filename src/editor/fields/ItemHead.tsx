import { DragHandle } from './DragHandle.tsx'
import styles from './fields.module.css'
import { ItemButtons } from './ItemButtons.tsx'
import { PlaceField } from './PlaceField.tsx'

interface ItemHeadProps {
  /** The item's name, for screen readers. */
  readonly name: string
  /** What stands beside its number, as in `Hidden`; '' for nothing. */
  readonly facts?: string
  readonly index: number
  /** The index of the first item that is shown. */
  readonly first?: number
  readonly count: number
  readonly onMove: (from: number, to: number, name: string) => void
  readonly onRemove: (index: number, name: string) => void
}

/** The top of a list's item: its handle, its number, and the buttons that move and remove it. */
export function ItemHead({ name, facts = '', index, first = 0, count, onMove, onRemove }: ItemHeadProps) {
  return (
    <div className={styles.itemHead}>
      <DragHandle onDrop={(from, to) => onMove(first + from, first + to, name)} />
      <PlaceField name={name} index={index} count={count} onMove={(to) => onMove(index, to, name)} />
      <span className={styles.itemFacts}>{facts}</span>
      <ItemButtons
        name={name}
        index={index}
        count={count}
        onMove={(to) => onMove(index, to, name)}
        onRemove={() => onRemove(index, name)}
      />
    </div>
  )
}
