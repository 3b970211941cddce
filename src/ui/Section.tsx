import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A named part of a page that links can lead to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
