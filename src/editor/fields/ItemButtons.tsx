import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import styles from './fields.module.css'

const UP = 'M12 19V6M6 11.5 12 5.5l6 6'
const DOWN = 'M12 5v13M6 12.5l6 6 6-6'
const REMOVE = 'M6 6l12 12M18 6 6 18'

interface ItemButtonsProps {
  /** The item's name, for screen readers. */
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** Moves an item of a list up and down, and removes it. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className={styles.itemButtons}>
      <IconButton
        path={UP}
        name={fill(editorWords.items.up, { name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        path={DOWN}
        name={fill(editorWords.items.down, { name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton path={REMOVE} name={fill(editorWords.items.remove, { name })} onClick={onRemove} />
    </div>
  )
}

interface IconButtonProps {
  readonly path: string
  readonly name: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button with an icon. A disabled one can still have the focus, so that a press on the last step does not lose it. */
export function IconButton({ path, name, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={name}
      title={name}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => {
        if (disabled) return
        onClick()
        // The button moves along with its item, and browsers lose the focus on the way.
        requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus())
      }}
    >
      <LineIcon path={path} />
    </button>
  )
}
