import type { ReactNode, SubmitEvent } from 'react'
import styles from './fields.module.css'

interface FieldFormProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The form is never sent: each letter goes to the store as it is typed. */
const stay = (event: SubmitEvent) => event.preventDefault()

/**
 * Fields that belong together, as one form. At every letter Chrome's autofill looks through all fields of the same form:
 * with fifty links in one form that took a phone four frames.
 */
export function FieldForm({ className = styles.together, children }: FieldFormProps) {
  return (
    <form className={className} noValidate onSubmit={stay}>
      {children}
    </form>
  )
}
