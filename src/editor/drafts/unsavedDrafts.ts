import { attempt } from '../../lib/attempt.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { Draft } from './draft.ts'

// A page that ends cannot wait for the database, so it stores its unsaved changes in `localStorage`.
const PREFIX = 'moongate:left-draft/'

/** The entries for which `localStorage` is denied or full. They are lost when the page ends. */
const inMemory = new Map<string, string>()
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** A draft with unsaved changes. @property pictures null if the database has all of them */
export type UnsavedDraft = Omit<Draft, 'pictures'> & { readonly pictures: Pictures | null }

/**
 * Stores unsaved changes for the next session. @param smallerDraft stored if `draft` is too large for `localStorage`
 * @returns false if some changes are lost when the page ends
 */
export function storeUnsaved(draft: UnsavedDraft, smallerDraft: UnsavedDraft = draft): boolean {
  const key = PREFIX + draft.id
  const json = unsavedJson(draft)
  try {
    localStorage.setItem(key, json)
    removeFromMemory(key)
    return true
  } catch (reason) {
    console.warn('Some of the last changes are lost when this page is closed.', reason)
    inMemory.set(key, json)
    addEventListener('beforeunload', askBeforeUnload)
    attempt(() => localStorage.setItem(key, unsavedJson(smallerDraft)))
    return false
  }
}

export function removeUnsaved(id: string): void {
  removeFromMemory(PREFIX + id)
  attempt(() => localStorage.removeItem(PREFIX + id))
}

function removeFromMemory(key: string): void {
  inMemory.delete(key)
  if (inMemory.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

function unsavedJson(draft: UnsavedDraft): string {
  const pictures = draft.pictures && [...draft.pictures].map(([path, bytes]) => [path, toBase64(bytes)])
  return JSON.stringify({ ...draft, pictures })
}

/** The unsaved drafts of a template, newest first. Skips those that cannot be read. */
export function unsavedDrafts(template: TemplateId): readonly UnsavedDraft[] {
  const stored = attempt(() => Object.entries(localStorage)) ?? []
  // An entry in memory replaces its smaller draft in `localStorage`.
  return [...new Map([...stored, ...inMemory])]
    .filter(([key]) => key.startsWith(PREFIX))
    .flatMap(([, text]) => readUnsaved(text))
    .filter(({ data }) => data.template === template)
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

function readUnsaved(text: string): readonly UnsavedDraft[] {
  try {
    const { id, name, savedAtMs, revision, data, pictures } = JSON.parse(text)
    const parsed = parseSiteData(data)
    if ('mistakes' in parsed) return []
    const files: readonly [string, string][] | null = pictures
    return [
      {
        id,
        name,
        savedAtMs,
        revision,
        data: parsed.data,
        pictures: files && new Map(files.map(([path, base64]) => [path, fromBase64(base64)])),
      },
    ]
  } catch {
    return []
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
