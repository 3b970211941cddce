import { attempt } from '../../lib/attempt.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { Draft } from './draft.ts'

/*
 * Unsaved changes of pages that have ended. The back/forward cache can freeze a transaction that starts while a page
 * ends, and it then blocks the database for all other pages. `localStorage` is synchronous.
 */

const PREFIX = 'moongate:left-draft/'

/** By key, if the browser denies storage. Lasts until the document ends. */
const inMemory = new Map<string, string>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** @property pictures null if the database has them */
export type UnsavedDraft = Omit<Draft, 'pictures'> & { readonly pictures: Pictures | null }

/** Stores unsaved changes for the next editor of the template. @returns false if they last only until the page ends */
export function storeUnsaved(draft: UnsavedDraft): boolean {
  const pictures = draft.pictures && [...draft.pictures].map(([path, bytes]) => [path, toText(bytes)])
  const key = PREFIX + draft.id
  const text = JSON.stringify({ ...draft, pictures })
  try {
    localStorage.setItem(key, text)
    return true
  } catch (reason) {
    console.warn('Unsaved changes are kept in memory only, as long as this page is open.', reason)
    inMemory.set(key, text)
    addEventListener('beforeunload', ask)
    return false
  }
}

export function forgetUnsaved(id: string): void {
  inMemory.delete(PREFIX + id)
  if (inMemory.size === 0) removeEventListener('beforeunload', ask)
  attempt(() => localStorage.removeItem(PREFIX + id))
}

/** The stored changes of a template's drafts, newest first, without unreadable ones. */
export function unsavedDrafts(template: TemplateId): readonly UnsavedDraft[] {
  const stored = attempt(() => Object.entries(localStorage)) ?? []
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
        pictures: files && new Map(files.map(([path, base64]) => [path, toBytes(base64)])),
      },
    ]
  } catch {
    return []
  }
}

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
