import type { PropsWithChildren } from 'react'
import { isBlockedId } from '../lib/blockedIds.ts'
import styles from './Section.module.css'
import { SiteText } from './SiteText.tsx'

/**
 * A section of a page. An id that content blockers hide is on an empty anchor before it. The section takes the focus when the
 * address's hash leads to it.
 */
export function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  const isBlocked = isBlockedId(id)
  return (
    <>
      {isBlocked && <div id={id} data-anchor="" />}
      <section
        id={isBlocked ? undefined : id}
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={styles.section}
      >
        <h2 id={`${id}-title`}>
          <SiteText>{title}</SiteText>
        </h2>
        {children}
      </section>
    </>
  )
}
