import type { FormGroup, FormPlace, PageField, PageFields } from './field.ts'
import { FORM_GROUPS } from './formGroups.ts'

type Entry = readonly [key: string, field: PageField<unknown>]

/** A field that has a place in the form. */
export interface FormField {
  readonly key: string
  readonly place: FormPlace
}

const GROUP_IDS = Object.keys(FORM_GROUPS) as readonly FormGroup[]

/** The fields of a group of the form, in their order. */
export function fieldsOfGroup(fields: PageFields, group: FormGroup): readonly FormField[] {
  return Object.entries(fields)
    .flatMap(([key, { form }]) => (form?.group === group ? [{ key, place: form }] : []))
    .toSorted((a, b) => a.place.place - b.place.place)
}

/** All fields in the order of the form, then those that have no control of their own. */
export function inFormOrder(fields: PageFields): readonly Entry[] {
  const inForm = GROUP_IDS.flatMap((group) => fieldsOfGroup(fields, group).map(({ key }) => key))
  const others = Object.keys(fields).filter((key) => !inForm.includes(key))
  return [...inForm, ...others].flatMap((key) => {
    const field = fields[key]
    return field ? [[key, field] as const] : []
  })
}
