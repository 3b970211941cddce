import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import { picturesOf } from '../../templates/pictures.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { EditedSite } from '../state/editorStore.ts'

export interface Draft extends EditedSite {
  readonly id: string
  readonly name: string
  /** Time of the last save, ms since 1970. */
  readonly savedAtMs: number
  /** The number of saves. A larger number in the database shows that another tab has saved the draft. */
  readonly revision: number
}

export type DraftEntry = Pick<Draft, 'id' | 'name' | 'savedAtMs'> & {
  readonly template: TemplateId
  /** True for 30 days after deletion, while it can be restored. */
  readonly isDeleted: boolean
}

export function hasAllPictures({ data, pictures }: EditedSite): boolean {
  return picturesOf(data).every(({ file }) => pictures.has(file))
}

/** The pictures of a site. Saved pictures replace the missing ones. */
export function withSavedPictures({ data, pictures }: EditedSite, savedPictures: Pictures): Pictures {
  const files = new Set(picturesOf(data).map(({ file }) => file))
  return new Map([...[...savedPictures].filter(([path]) => files.has(path)), ...pictures])
}

/** Makes a name unique with a number in brackets, as in `Moon (2)`. */
export function freeName(name: string, usedNames: readonly string[]): string {
  const trimmed = name.trim() || editorWords.drafts.first
  if (!usedNames.includes(trimmed)) return trimmed
  const withoutNumber = trimmed.replace(/ \(\d+\)$/, '')
  let number = 2
  while (usedNames.includes(`${withoutNumber} (${number})`)) number++
  return `${withoutNumber} (${number})`
}
