import type { ComponentProps } from 'react'
import styles from './PageHeading.module.css'

export const CONTENT_ID = 'content'

/**
 * The page's only `h1`. It takes focus when a visitor comes from another page or the gate, unless the hash names a target.
 * @param isHero true for a short heading in large letters
 */
export function PageHeading({
  isHero = false,
  className = isHero ? styles.hero : styles.heading,
  ...props
}: ComponentProps<'h1'> & { isHero?: boolean }) {
  return <h1 id={CONTENT_ID} tabIndex={-1} data-page-heading="" className={className} {...props} />
}
