import { editorWords } from '../../site/editorWords.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import styles from './fields.module.css'
import { startDrag } from './startDrag.ts'

const GRIP = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'

/** The handle that an item is dragged by. The buttons beside it do the same by keyboard. */
export function DragHandle({ onDrop }: { onDrop: (from: number, to: number) => void }) {
  return (
    <span
      className={styles.handle}
      data-drag-handle=""
      title={editorWords.items.drag}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        startDrag(event.currentTarget, event, onDrop)
      }}
    >
      <LineIcon path={GRIP} />
    </span>
  )
}
