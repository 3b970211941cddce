import type { ReactNode } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText, editorTextAttributes, languageOfEditorText } from '../../../site/editorText.ts'
import { LineIcon } from '../../../ui/icons.tsx'
import { fieldId } from '../../fieldId.ts'
import { CROSS_ICON, IconButton } from '../../IconButton.tsx'
import { useWriting } from '../useField.ts'
import styles from './ItemHead.module.css'
import { PlaceField } from './PlaceField.tsx'
import { startDrag } from './startDrag.ts'

const text = editorText.items
const GRIP_ICON = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'
const UP_ICON = 'M12 19V6M6 11.5 12 5.5l6 6'
const DOWN_ICON = 'M12 5v13M6 12.5l6 6 6-6'

export interface ItemHeadProps {
  /** The key of the list in the data. */
  readonly list: string
  readonly name: string
  /** True for a name that is a text of the page. */
  readonly isNamed: boolean
  /** Shown below the name, as in `Heading, Hidden`. */
  readonly notes?: ReactNode
  /** An emoji, a picture or an icon before the name. */
  readonly sign?: ReactNode
  readonly index: number
  /** The index of the first visible item. Above 0 if a long list shows its later items. */
  readonly firstVisible?: number
  readonly count: number
  readonly onMove: (from: number, to: number, name: string) => void
  readonly onRemove: (index: number, name: string) => void
}

/** The line of an item: its handle, the button that opens its fields, and, while they are open, the buttons that move it. */
export function ItemHead({
  list,
  name,
  isNamed,
  notes,
  sign,
  index,
  firstVisible = 0,
  count,
  onMove,
  onRemove,
  isOpen,
  onToggle,
}: ItemHeadProps & { isOpen: boolean; onToggle: () => void }) {
  const writing = useWriting()
  const move = (to: number) => onMove(index, to, name)
  const withName = (sentence: string) => fill(sentence, { name })
  return (
    <div className={styles.head}>
      {/* For pointers only. Keyboards move the item with the buttons. */}
      <span
        className={styles.handle}
        data-drag-handle=""
        title={text.drag}
        lang={languageOfEditorText(text.drag)}
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
      <button
        type="button"
        id={fieldId(`${list}.${index}`)}
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {sign && (
          <span className={styles.sign} aria-hidden="true">
            {sign}
          </span>
        )}
        <span className={styles.text}>
          <span
            className={styles.name}
            title={name}
            {...(isNamed ? writing(name) : editorTextAttributes(name))}
          >
            {name}
          </span>
          {notes && <span className={styles.notes}>{notes}</span>}
        </span>
      </button>
      {isOpen && (
        <>
          <PlaceField name={name} index={index} count={count} onMove={move} />
          <IconButton
            path={UP_ICON}
            name={withName(text.up)}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          />
          <IconButton
            path={DOWN_ICON}
            name={withName(text.down)}
            disabled={index === count - 1}
            onClick={() => move(index + 1)}
          />
        </>
      )}
      <IconButton
        isRemoval
        path={CROSS_ICON}
        name={withName(text.remove)}
        onClick={() => onRemove(index, name)}
      />
    </div>
  )
}
