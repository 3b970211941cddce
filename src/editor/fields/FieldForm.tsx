import type { ComponentProps } from 'react'
import styles from './fields.module.css'

/** Fields that belong together, as their own form: at every letter Chrome's autofill looks through a whole form. */
export function FieldForm({ className = styles.together, ...props }: ComponentProps<'form'>) {
  // The form is never sent: each letter goes to the store as it is typed.
  return <form className={className} noValidate onSubmit={(event) => event.preventDefault()} {...props} />
}
