import type { ComponentProps } from 'react'
import { buttonStyle } from '../ui/buttonStyle.ts'

/** A button of the editor with words on it. @param kind `bright` for what a dialog is there for */
export function Button({
  kind = 'quiet',
  className = '',
  ...props
}: ComponentProps<'button'> & { kind?: 'bright' | 'quiet' }) {
  return <button type="button" className={`${buttonStyle(kind)} ${className}`} {...props} />
}
