import type { PropsWithChildren } from 'react'
import styles from './Section.module.css'

/** A section of a page. It takes the focus when it is the target of the address's hash. */
export function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
