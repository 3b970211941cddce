import { LineIcon } from '../ui/icons.tsx'
import styles from './fields/fields.module.css'

/** The drawing of what closes or removes. */
export const CROSS = 'M6 6l12 12M18 6 6 18'

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
