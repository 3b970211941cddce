import { ignoringErrors } from '../../lib/ignoringErrors.ts'
import { parseSiteData } from '../../templates/engine/data/parseSiteData.ts'
import { withoutPictures } from '../../templates/engine/data/pictures.ts'
import type { Picture, Pictures } from '../../templates/engine/data/siteData.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import type { Draft } from './draft.ts'

// A page that ends cannot wait for the database, so it writes its unsaved draft to `localStorage`.
const PREFIX = 'moongate:left-draft/'

/** The drafts for which `localStorage` is denied or full, by key. They survive a change of page inside the site. */
const inMemory = new Map<string, Draft>()
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** A draft that an earlier page could not save. @property draft has the pictures that the database lacks */
export interface Mirror {
  readonly draft: Draft
  /** Removes the mirror, unless its page has written it again. */
  readonly remove: () => void
}

/**
 * Mirrors an unsaved draft, under the key of its writer: two tabs that mirror the same draft need two keys.
 * If `localStorage` has no room for it, the browser asks before the page ends.
 * @param savedPictures those that the database has
 * @returns false if some changes are lost when the page ends
 */
export function mirrorDraft(draft: Draft, savedPictures: Pictures | null): boolean {
  const { writer: key } = draft
  const isNew = (file: string) => draft.pictures.get(file) !== savedPictures?.get(file)
  const pictures = new Map([...draft.pictures].filter(([file]) => isNew(file)))
  if (write(key, { ...draft, pictures })) {
    removeFromMemory(key)
    return true
  }
  inMemory.set(key, draft)
  addEventListener('beforeunload', askBeforeUnload)
  // There may be room for the text.
  const isLost = ({ file }: Picture) => pictures.has(file)
  write(key, { ...draft, data: withoutPictures(draft.data, isLost), pictures: new Map() })
  return false
}

export function removeMirror(key: string): void {
  removeFromMemory(key)
  ignoringErrors(() => localStorage.removeItem(PREFIX + key))
}

/** The mirrored drafts of a template, newest first. Skips those that only a newer version of the editor can read. */
export function readMirrors(template: TemplateId): readonly Mirror[] {
  const stored = (ignoringErrors(() => Object.entries(localStorage)) ?? [])
    .filter(([key]) => key.startsWith(PREFIX) && !inMemory.has(key.slice(PREFIX.length)))
    .flatMap(([key, json]) => {
      const draft = parseMirrored(json, key.slice(PREFIX.length))
      const remove = () => localStorage.getItem(key) === json && localStorage.removeItem(key)
      return draft ? [{ draft, remove: () => void ignoringErrors(remove) }] : []
    })
  const inThisPage = [...inMemory].map(([key, draft]) => ({ draft, remove: () => removeMirror(key) }))
  return [...stored, ...inThisPage]
    .filter(({ draft }) => draft.data.template === template)
    .toSorted((a, b) => b.draft.savedAtMs - a.draft.savedAtMs)
}

function removeFromMemory(key: string): void {
  inMemory.delete(key)
  if (inMemory.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

/** @returns false if `localStorage` is denied or full */
function write(key: string, draft: Draft): boolean {
  const pictures = [...draft.pictures].map(([file, bytes]) => [file, toBase64(bytes)])
  const json = JSON.stringify({ ...draft, pictures })
  try {
    localStorage.setItem(PREFIX + key, json)
    return true
  } catch {
    return false
  }
}

/** @returns null if the text is not JSON of a draft */
function parseMirrored(json: string, writer: string): Draft | null {
  try {
    const { id, name, savedAtMs, revision, data, pictures } = JSON.parse(json)
    const parsed = parseSiteData(data)
    if ('mistakes' in parsed) return null
    // Version 0.2.0 wrote null if the database had all pictures.
    const files: readonly [string, string][] = pictures ?? []
    const bytes = new Map(files.map(([file, base64]) => [file, fromBase64(base64)]))
    return { id, name, savedAtMs, revision, writer, data: parsed.data, pictures: bytes }
  } catch {
    return null
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
