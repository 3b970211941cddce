import type { ComponentProps } from 'react'
import type { SiteData } from '../../templates/siteData.ts'
import { TextField } from './TextField.tsx'
import { useField } from './useField.ts'

type Words = { [K in keyof SiteData]: SiteData[K] extends string ? K : never }[keyof SiteData]

type WordsFieldProps = Omit<ComponentProps<typeof TextField>, 'path' | 'value' | 'onChange'> & {
  readonly path: Exclude<Words, 'template'>
}

/** Edits a field of the data that is plain text. */
export function WordsField({ path, ...props }: WordsFieldProps) {
  return <TextField {...useField(path)} {...props} />
}
