import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** A button of the site. @param kind `bright` for the main action, as in a dialog */
export function Button({
  kind = 'quiet',
  className = '',
  ...props
}: ComponentProps<'button'> & { kind?: 'bright' | 'quiet' }) {
  return <button type="button" className={`${buttonStyle(kind)} ${className}`} {...props} />
}

/** The class names of an element that looks like a button. */
export function buttonStyle(kind: 'bright' | 'quiet'): string {
  return `${styles.button} ${styles[kind]}`
}

/** The class of a link outside running text. The link is at least as large as a touch target. */
export const standaloneLink = styles.standalone
