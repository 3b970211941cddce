import type { ReactNode } from 'react'
import styles from './EditorDialog.module.css'

/** The end of a dialog of the editor, with the button that it leads to. It stays in view below a long list. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
