import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** A button of the editor with words on it. @param kind `bright` for what a dialog is there for */
export function Button({
  kind = 'quiet',
  className = '',
  ...props
}: ComponentProps<'button'> & { kind?: 'bright' | 'quiet' }) {
  return <button type="button" className={`${buttonStyle(kind)} ${className}`} {...props} />
}

/** The classes of a link or button that is meant to be pressed. */
export function buttonStyle(kind: 'bright' | 'quiet'): string {
  return `${styles.button} ${styles[kind]}`
}

/** The class of a link that stands by itself, outside running text. */
export const loneLink = styles.lone
