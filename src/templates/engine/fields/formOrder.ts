import type { FormGroup, FormPlace, PageField, PageFields } from './field.ts'
import { GROUP_IDS } from './formGroups.ts'

interface KeyedField {
  readonly key: string
  readonly field: PageField<unknown>
}

export interface FormField extends KeyedField {
  readonly form: FormPlace
}

export function fieldsOfGroup(fields: PageFields, group: FormGroup): readonly FormField[] {
  return Object.entries(fields)
    .flatMap(([key, field]) => (field.form?.group === group ? [{ key, field, form: field.form }] : []))
    .toSorted((a, b) => a.form.position - b.form.position)
}

/** All fields by group and position. Fields without a control of their own are last. */
export function inFormOrder(fields: PageFields): readonly KeyedField[] {
  const fieldsWithoutControl = Object.entries(fields).filter(([, { form }]) => form === null)
  return [
    ...GROUP_IDS.flatMap((group) => fieldsOfGroup(fields, group)),
    ...fieldsWithoutControl.map(([key, field]) => ({ key, field })),
  ]
}
