import type { ComponentProps } from 'react'
import styles from './controls.module.css'

export function PanelButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />
}
