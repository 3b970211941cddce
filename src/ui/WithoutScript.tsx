import type { ReactNode } from 'react'
import styles from './WithoutScript.module.css'

/** Words for those who have the page as it was prerendered: without a script, or in a browser too old for it. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}
