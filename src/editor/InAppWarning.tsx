import { useState } from 'react'
import { editorWords } from '../site/editorWords.ts'
import styles from './BeginWith.module.css'
import { isInApp } from './export/isInApp.ts'

/** Says, before anything is made, that an app's own browser saves no files and shares no drafts. */
export function InAppWarning() {
  const [inApp] = useState(() => isInApp(navigator.userAgent))
  if (!inApp) return null
  return <p className={styles.warning}>{editorWords.editor.inApp}</p>
}
