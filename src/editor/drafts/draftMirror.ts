import { attempt } from '../../lib/attempt.ts'
import { parseSiteData } from '../../templates/engine/data/parseSiteData.ts'
import { withoutPictures } from '../../templates/engine/data/pictures.ts'
import type { Picture, Pictures } from '../../templates/engine/data/siteData.ts'
import { pageFields } from '../../templates/engine/fields/pageFields.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import type { Draft } from './draft.ts'

// A page that ends cannot wait for the database, so it writes its unsaved draft to `localStorage`.
const PREFIX = 'moongate:left-draft/'

/** @property pictures null if the database has all of them */
export type MirroredDraft = Omit<Draft, 'pictures'> & { readonly pictures: Pictures | null }

/** The drafts for which `localStorage` is denied or full. They are lost when the page ends. */
const inMemory = new Map<string, MirroredDraft>()
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Writes an unsaved draft to `localStorage`. If that fails, the browser asks before the page ends.
 * @param savedPictures those that the database has
 * @returns false if some changes are lost when the page ends
 */
export function mirrorDraft(draft: MirroredDraft, savedPictures: Pictures | null): boolean {
  const write = (written: MirroredDraft) => localStorage.setItem(PREFIX + draft.id, jsonOf(written))
  try {
    write(draft)
    removeFromMemory(draft.id)
    return true
  } catch {
    inMemory.set(draft.id, draft)
    addEventListener('beforeunload', askBeforeUnload)
    // There may be room for the text without the new pictures.
    attempt(() => write(withoutNewPictures(draft, savedPictures)))
    return false
  }
}

export function removeMirror(id: string): void {
  removeFromMemory(id)
  attempt(() => localStorage.removeItem(PREFIX + id))
}

function removeFromMemory(id: string): void {
  inMemory.delete(id)
  if (inMemory.size === 0) removeEventListener('beforeunload', askBeforeUnload)
}

/** The mirrored drafts of a template, newest first. Skips those that cannot be read. */
export function mirroredDrafts(template: TemplateId): readonly MirroredDraft[] {
  const stored = (attempt(() => Object.entries(localStorage)) ?? [])
    .filter(([key]) => key.startsWith(PREFIX))
    .flatMap(([, json]) => attempt(() => readMirrored(json)) ?? [])
  // A draft in memory replaces its text in `localStorage`.
  const drafts = new Map([...stored, ...inMemory.values()].map((draft) => [draft.id, draft]))
  return [...drafts.values()]
    .filter(({ data }) => data.template === template)
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

function withoutNewPictures(draft: MirroredDraft, savedPictures: Pictures | null): MirroredDraft {
  const { data, pictures } = draft
  const isNew = ({ file }: Picture) =>
    pictures?.has(file) === true && pictures.get(file) !== savedPictures?.get(file)
  return { ...draft, data: withoutPictures(data, pageFields, isNew), pictures: null }
}

function jsonOf(draft: MirroredDraft): string {
  const pictures = draft.pictures && [...draft.pictures].map(([file, bytes]) => [file, toBase64(bytes)])
  return JSON.stringify({ ...draft, pictures })
}

/** @throws if the text is not JSON of a draft */
function readMirrored(json: string): readonly MirroredDraft[] {
  const { id, name, savedAtMs, revision, data, pictures } = JSON.parse(json)
  const parsed = parseSiteData(data)
  if ('mistakes' in parsed) return []
  const files: readonly [string, string][] | null = pictures
  const pictureBytes = files && new Map(files.map(([file, base64]) => [file, fromBase64(base64)]))
  return [{ id, name, savedAtMs, revision, data: parsed.data, pictures: pictureBytes }]
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
