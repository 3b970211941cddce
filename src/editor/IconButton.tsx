import { languageOfEditorText } from '../site/editorText.ts'
import { LineIcon } from '../ui/icons.tsx'
import styles from './IconButton.module.css'

export const CROSS_ICON = 'M6 6l12 12M18 6 6 18'

/** @property path SVG path of the icon, in a box of 24 × 24 units */
interface IconButtonProps {
  readonly path: string
  readonly name: string
  readonly disabled?: boolean
  /**
   * True for a button that removes its item. The focus may then move to the same button of another item, so a held Enter
   * key counts as one press: else it would remove all items.
   */
  readonly isRemoval?: boolean
  readonly onClick: () => void
}

/**
 * A button with an icon. Its title is its name: a label beside an equal title would be read twice. A disabled one stays
 * focusable, so that the undo button keeps the focus after the last undo.
 */
export function IconButton({ path, name, disabled = false, isRemoval, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      title={name}
      lang={languageOfEditorText(name)}
      aria-disabled={disabled || undefined}
      onKeyDown={(event) => isRemoval && event.repeat && event.preventDefault()}
      onClick={() => {
        if (!disabled) onClick()
      }}
    >
      <LineIcon path={path} />
    </button>
  )
}
