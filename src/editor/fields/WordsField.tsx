import type { ComponentProps } from 'react'
import type { SiteData } from '../../templates/siteData.ts'
import { useEditor } from '../session.ts'
import { TextField } from './TextField.tsx'

type Words = { [K in keyof SiteData]: SiteData[K] extends string ? K : never }[keyof SiteData]

type WordsFieldProps = Omit<ComponentProps<typeof TextField>, 'path' | 'value' | 'onChange'> & {
  readonly path: Exclude<Words, 'template'>
}

/** Edits a field of the data that is plain text. */
export function WordsField({ path, ...props }: WordsFieldProps) {
  const value = useEditor(({ data }) => data[path])
  const change = useEditor((state) => state.change)
  return (
    <TextField path={path} value={value} onChange={(words) => change({ [path]: words }, path)} {...props} />
  )
}
