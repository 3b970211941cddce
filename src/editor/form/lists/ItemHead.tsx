import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { LineIcon } from '../../../ui/icons.tsx'
import { CROSS_ICON, IconButton } from '../../IconButton.tsx'
import styles from './ItemHead.module.css'
import { PlaceField } from './PlaceField.tsx'
import { startDrag } from './startDrag.ts'

const text = editorWords.items
const GRIP_ICON = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'
const UP_ICON = 'M12 19V6M6 11.5 12 5.5l6 6'
const DOWN_ICON = 'M12 5v13M6 12.5l6 6 6-6'

interface ItemHeadProps {
  readonly name: string
  /** Shown beside the number, joined with commas, as in `Heading, Hidden`. */
  readonly notes?: string
  readonly index: number
  /** The index of the first visible item. Above 0 if a long list shows its later items. */
  readonly firstVisible?: number
  readonly count: number
  readonly onMove: (from: number, to: number, name: string) => void
  readonly onRemove: (index: number, name: string) => void
}

export function ItemHead({
  name,
  notes = '',
  index,
  firstVisible = 0,
  count,
  onMove,
  onRemove,
}: ItemHeadProps) {
  const move = (to: number) => onMove(index, to, name)
  const withName = (sentence: string) => fill(sentence, { name })
  const isLast = index === count - 1
  return (
    <div className={styles.head}>
      {/* For pointers only. Keyboards move the item with the buttons. */}
      <span
        className={styles.handle}
        data-drag-handle=""
        title={text.drag}
        aria-hidden="true"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          startDrag(event.currentTarget, event, (from, to) =>
            onMove(firstVisible + from, firstVisible + to, name),
          )
        }}
      >
        <LineIcon path={GRIP_ICON} />
      </span>
      <PlaceField name={name} index={index} count={count} onMove={move} />
      <span className={styles.notes}>{notes}</span>
      <div className={styles.buttons}>
        <IconButton
          path={UP_ICON}
          name={withName(text.up)}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          path={DOWN_ICON}
          name={withName(text.down)}
          disabled={isLast}
          onClick={() => move(index + 1)}
        />
        <IconButton
          isRemoval
          path={CROSS_ICON}
          name={withName(text.remove)}
          onClick={() => onRemove(index, name)}
        />
      </div>
    </div>
  )
}
