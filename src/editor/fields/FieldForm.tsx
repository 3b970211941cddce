import type { ReactNode, SubmitEvent } from 'react'
import styles from './fields.module.css'

interface FieldFormProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** There is nowhere to send it: what is typed is taken as it is typed. */
const stay = (event: SubmitEvent) => event.preventDefault()

/**
 * Fields that belong together, as a form of their own. A browser that offers to fill fields in looks, at every letter,
 * through all that stand in the same form: with fifty links in one form that takes a phone four frames.
 */
export function FieldForm({ className = styles.together, children }: FieldFormProps) {
  return (
    <form className={className} noValidate onSubmit={stay}>
      {children}
    </form>
  )
}
