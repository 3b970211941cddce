import type { ComponentProps } from 'react'
import fieldStyles from '../field.module.css'

/** A form element for a few fields. One form for all would be slow: Chrome's autofill searches it at each letter. */
export function FieldForm(props: ComponentProps<'form'>) {
  // Enter submits nothing, because each letter is stored when it is typed.
  return (
    <form
      className={fieldStyles.fieldForm}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      {...props}
    />
  )
}
