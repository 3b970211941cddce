import { editorWords } from '../../site/editorWords.ts'
import { picturesOf } from '../../templates/engine/data/pictures.ts'
import type { Pictures } from '../../templates/engine/data/siteData.ts'
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
  /** True for 30 days after deletion, while it can be restored. */
  readonly isDeleted: boolean
}

/** A draft that is not in the database yet. */
export function newDraft(site: EditedSite, name: string = editorWords.drafts.first): Draft {
  return { ...site, id: newDraftId(), name, savedAtMs: Date.now(), revision: 0 }
}

/** 32 hexadecimal digits. Browsers have `crypto.randomUUID` only over https. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
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

export function hasAllPictures({ data, pictures }: EditedSite): boolean {
  return picturesOf(data).every(({ file }) => pictures.has(file))
}

/** The pictures of a site. Saved pictures replace the missing ones. @returns the same map if none is replaced */
export function withSavedPictures({ data, pictures }: EditedSite, savedPictures: Pictures): Pictures {
  const usedFiles = new Set(picturesOf(data).map(({ file }) => file))
  const found = [...savedPictures].filter(([file]) => usedFiles.has(file) && !pictures.has(file))
  return found.length === 0 ? pictures : new Map([...found, ...pictures])
}
