import type { ComponentProps } from 'react'
import fieldStyles from '../../field.module.css'
import { FieldForm } from '../FieldForm.tsx'

interface ItemFormProps extends ComponentProps<'form'> {
  readonly name: string
}

/** The fields of an item, as a group with its name: each item has fields with the same labels. */
export function ItemForm({ name, children, ...props }: ItemFormProps) {
  return (
    <FieldForm {...props}>
      <fieldset aria-label={name} className={fieldStyles.itemFields}>
        {children}
      </fieldset>
    </FieldForm>
  )
}
