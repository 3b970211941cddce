import { LineIcon } from '../../ui/LineIcon.tsx'
import styles from './fields.module.css'

const UP = 'M12 19V6M6 11.5 12 5.5l6 6'
const DOWN = 'M12 5v13M6 12.5l6 6 6-6'
const REMOVE = 'M6 6l12 12M18 6 6 18'

interface ItemButtonsProps {
  /** What the item is called, for those who hear the buttons. */
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** Moves an item of a list up and down, and takes it out. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className={styles.itemButtons}>
      <IconButton
        path={UP}
        name={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        path={DOWN}
        name={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton path={REMOVE} name={`Remove ${name}`} onClick={onRemove} />
    </div>
  )
}

interface IconButtonProps {
  readonly path: string
  readonly name: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A button with a drawing for a face. One that has nothing to do keeps the focus, and says so. */
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
        // An item that moves takes its buttons along, and browsers lose the focus on the way.
        requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus())
      }}
    >
      <LineIcon path={path} />
    </button>
  )
}
