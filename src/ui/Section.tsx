import type { PropsWithChildren } from 'react'
import styles from './Section.module.css'

export function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
