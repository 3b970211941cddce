import { editorText } from '../../site/editorText.ts'
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
  /** The editor that saved the draft last: a random id that is new with each opening of a draft. */
  readonly writer: string
}

export type DraftEntry = Pick<Draft, 'id' | 'name' | 'savedAtMs'>

/** A draft that is not in the database yet. */
export function newDraft(site: EditedSite, name: string = editorText.drafts.first): Draft {
  return { ...site, id: newId(), name, savedAtMs: Date.now(), revision: 0, writer: newId() }
}

/** 32 hexadecimal digits. Browsers have `crypto.randomUUID` only over https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a name unique with a number in brackets, as in `Moon (2)`. */
export function freeName(name: string, usedNames: readonly string[]): string {
  const trimmed = name.trim() || editorText.drafts.first
  if (!usedNames.includes(trimmed)) return trimmed
  const withoutNumber = trimmed.replace(/ \(\d+\)$/, '')
  let number = 2
  while (usedNames.includes(`${withoutNumber} (${number})`)) number++
  return `${withoutNumber} (${number})`
}

export function hasAllPictures({ data, pictures }: EditedSite): boolean {
  return picturesOf(data).every(({ file }) => pictures.has(file))
}

/** Adds the saved pictures that a site uses and lacks. */
export function withSavedPictures<T extends EditedSite>(site: T, savedPictures: Pictures): T {
  const usedFiles = new Set(picturesOf(site.data).map(({ file }) => file))
  const found = [...savedPictures].filter(([file]) => usedFiles.has(file))
  return { ...site, pictures: new Map([...found, ...site.pictures]) }
}
