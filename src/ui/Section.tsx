import type { PropsWithChildren } from 'react'
import styles from './Section.module.css'

/**
 * A section of a page, and before it the empty anchor with its id. Content blockers hide elements with ids such as `socials`.
 * The section takes the focus when the address's hash leads to its anchor.
 */
export function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <>
      <div id={id} data-anchor="" />
      <section aria-labelledby={`${id}-title`} tabIndex={-1} className={styles.section}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </section>
    </>
  )
}
