import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { text } from '../site/text.ts'
import { standaloneLink } from './Button.tsx'
import styles from './PageFrame.module.css'
import { PageHeading } from './PageHeading.tsx'
import { SiteText } from './SiteText.tsx'

interface PageFrameProps {
  readonly title: string
  readonly children?: ReactNode
}

/** The frame of pages in Markdown and of pages that an owner codes: a link to the home page, the heading, and a column. */
export function PageFrame({ title, children }: PageFrameProps) {
  return (
    <div>
      <header className={styles.header}>
        <Link href="/" className={standaloneLink}>
          <SiteText>{text.page.toHome}</SiteText>
        </Link>
        <PageHeading>{title}</PageHeading>
      </header>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
