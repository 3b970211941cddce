import type { ComponentProps } from 'react'
import styles from './Button.module.css'

/** @param kind `bright` for the main action of a dialog */
export function Button({
  kind = 'quiet',
  className = '',
  ...props
}: ComponentProps<'button'> & { kind?: 'bright' | 'quiet' }) {
  return <button type="button" className={`${buttonStyle(kind)} ${className}`} {...props} />
}

export function buttonStyle(kind: 'bright' | 'quiet'): string {
  return `${styles.button} ${styles[kind]}`
}

export const standaloneLink = styles.standalone
