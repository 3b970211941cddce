import { LineIcon } from '../ui/icons.tsx'
import styles from './fields/fields.module.css'

export const CROSS = 'M6 6l12 12M18 6 6 18'

interface IconButtonProps {
  readonly path: string
  readonly name: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A disabled button stays focusable, so that focus is not lost at the first or last step. */
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
        // The button moves with its item, and browsers lose focus then.
        requestAnimationFrame(() => currentTarget.isConnected && currentTarget.focus())
      }}
    >
      <LineIcon path={path} />
    </button>
  )
}
