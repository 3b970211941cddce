import type { ComponentProps } from 'react'
import styles from './PageHeading.module.css'
import { SiteText } from './SiteText.tsx'

export const CONTENT_ID = 'content'

/** Letters of the longest word that fits into a line of a phone in the largest size. */
const LONGEST_LARGE_WORD = 11

interface PageHeadingProps extends ComponentProps<'h1'> {
  readonly children: string
  readonly values?: ComponentProps<typeof SiteText>['values']
  /** True for a short heading in large letters. */
  readonly isHero?: boolean
}

/** The page's only `h1`. It takes focus when a visitor comes from another page or the gate, unless the hash names a target. */
export function PageHeading({ isHero = false, children, values, className, ...props }: PageHeadingProps) {
  const hasLongWord = children.split(/[\s-]+/).some((word) => word.length > LONGEST_LARGE_WORD)
  const heroStyle = hasLongWord ? `${styles.hero} ${styles.longWord}` : styles.hero
  return (
    <h1
      id={CONTENT_ID}
      tabIndex={-1}
      data-page-heading=""
      className={className ?? (isHero ? heroStyle : styles.heading)}
      {...props}
    >
      <SiteText values={values}>{children}</SiteText>
    </h1>
  )
}
