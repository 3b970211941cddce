import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { text } from '../site/text.ts'
import { standaloneLink } from './Button.tsx'
import styles from './PageFrame.module.css'
import { PageHeading } from './PageHeading.tsx'

interface PageFrameProps {
  readonly title: string
  /** The target and the text of the link back. Default: the home page. */
  readonly back?: { readonly href: string; readonly text: string }
  /** Shown below the heading. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

// The text “Back to Main” is in the group `media`, but other pages show it too.
const HOME_LINK = { href: '/', text: text.media.back }

/** The frame of the journal, of pages in Markdown and of pages that an owner codes: a link back, the heading, and a column. */
export function PageFrame({ title, back = HOME_LINK, lead, children }: PageFrameProps) {
  return (
    <div>
      <header className={styles.header}>
        <Link href={back.href} className={standaloneLink}>
          {back.text}
        </Link>
        <PageHeading>{title}</PageHeading>
        {lead}
      </header>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
