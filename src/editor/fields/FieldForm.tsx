import type { ComponentProps } from 'react'
import styles from './fields.module.css'

/** A separate form for a few fields: at every letter Chrome's autofill searches the whole form. */
export function FieldForm({ className = styles.together, ...props }: ComponentProps<'form'>) {
  // Never submitted: each letter goes to the store.
  return <form className={className} noValidate onSubmit={(event) => event.preventDefault()} {...props} />
}
