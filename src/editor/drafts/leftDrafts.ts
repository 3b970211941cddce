import { attempt } from '../../lib/attempt.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { TemplateId } from '../../templates/templateIds.ts'
import type { Draft } from './draft.ts'

/*
 * What was not saved yet when its page was left. A transaction that begins then may never end: a page in the
 * back/forward cache is frozen with it, and locks the drafts for all others. This storage is written at once.
 */

const PREFIX = 'moongate:left-draft/'

/** By key, what a browser that stores nothing keeps as long as this page lasts, also on the way through other pages. */
const inMemory = new Map<string, string>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** @property pictures null when the database has them */
export type LeftDraft = Omit<Draft, 'pictures'> & { readonly pictures: Pictures | null }

/** Keeps what is not saved of a draft for its template's next editor. @returns whether it is kept beyond this page */
export function keepLeft(draft: LeftDraft): boolean {
  const pictures = draft.pictures && [...draft.pictures].map(([path, bytes]) => [path, toText(bytes)])
  const key = PREFIX + draft.id
  const text = JSON.stringify({ ...draft, pictures })
  try {
    localStorage.setItem(key, text)
    return true
  } catch (reason) {
    console.warn('What was typed last is kept as long as this page is open.', reason)
    inMemory.set(key, text)
    addEventListener('beforeunload', ask)
    return false
  }
}

/** Forgets what was kept of a draft, because it is saved. */
export function forgetLeft(id: string): void {
  inMemory.delete(PREFIX + id)
  if (inMemory.size === 0) removeEventListener('beforeunload', ask)
  attempt(() => localStorage.removeItem(PREFIX + id))
}

/** What was kept of a template's drafts, the last first; what cannot be read is left out. */
export function leftDrafts(template: TemplateId): readonly LeftDraft[] {
  const stored = attempt(() => Object.entries(localStorage)) ?? []
  return [...new Map([...stored, ...inMemory])]
    .filter(([key]) => key.startsWith(PREFIX))
    .flatMap(([, text]) => readLeft(text))
    .filter(({ data }) => data.template === template)
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

function readLeft(text: string): readonly LeftDraft[] {
  try {
    const { id, name, savedAtMs, revision, data, pictures } = JSON.parse(text)
    const parsed = parseSiteData(data)
    if ('mistakes' in parsed) return []
    const files: readonly [string, string][] | null = pictures
    return [
      {
        ...{ id, name, savedAtMs, revision, data: parsed.data },
        pictures: files && new Map(files.map(([path, base64]) => [path, toBytes(base64)])),
      },
    ]
  } catch {
    return []
  }
}

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
