import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { text } from '../site/text.ts'
import { standaloneLink } from './Button.tsx'
import styles from './PageFrame.module.css'
import { PageHeading } from './PageHeading.tsx'

/** The frame of a page of the owner's own: the way back, the heading, and below it one column for the text. */
export function PageFrame({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          {text.media.back}
        </Link>
        <PageHeading>{title}</PageHeading>
      </header>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
