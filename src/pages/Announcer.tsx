import { useEffect, useRef, useState } from 'react'
import type { Route } from '../routes.ts'
import styles from '../ui/visuallyHidden.module.css'

/** Tells screen readers which page came when a link or the way back led to another; the first tells itself. */
export function Announcer({ route: { path, title } }: { route: Route }) {
  const heard = useRef(path)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (heard.current === path) return
    heard.current = path
    setWords(title)
  }, [path, title])
  return (
    <p role="status" className={styles.hidden}>
      {words}
    </p>
  )
}
