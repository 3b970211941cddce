import { useState } from 'react'
import styles from './BeginWith.module.css'
import { isInApp } from './export/isInApp.ts'

/** Says, before anything is made, that an app's own browser saves no files and shares no drafts. */
export function InAppWarning() {
  const [inApp] = useState(() => isInApp(navigator.userAgent))
  if (!inApp) return null
  return (
    <p className={styles.warning}>
      You opened this inside an app, whose browser cannot save your page. Open it in your phone’s own browser
      first, from the menu of this one: drafts stay in the browser that they were made in.
    </p>
  )
}
