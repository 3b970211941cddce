import { promisifyRequest } from 'idb-keyval'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { type Pictures, siteDataJson, type TemplateId } from '../../templates/siteData.ts'
import type { Draft, DraftEntry } from './draft.ts'
import { transact } from './transact.ts'

/** A draft as it is stored: its pictures are a record by themselves, written only when they change. */
type StoredDraft = Omit<Draft, 'pictures'>

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`
const ALL_DRAFTS = ['draft/', 'draft/\uffff'] as const

/** The drafts of a template, the one last saved first. @throws in a browser that stores nothing */
export async function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  const range = IDBKeyRange.bound(...ALL_DRAFTS)
  const all: readonly StoredDraft[] = await transact('readonly', (store) =>
    promisifyRequest(store.getAll(range)),
  )
  return all
    .filter(({ data }) => data?.template === template)
    .map(({ id, name, savedAtMs }) => ({ id, name, savedAtMs, template }))
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

/** A draft; null when there is none, or when it cannot be read. */
export async function readDraft(id: string): Promise<Draft | null> {
  const [stored, pictures]: [StoredDraft | undefined, Pictures | undefined] = await transact(
    'readonly',
    (store) =>
      Promise.all([promisifyRequest(store.get(draftKey(id))), promisifyRequest(store.get(picturesKey(id)))]),
  )
  const parsed = parseSiteData(stored?.data)
  return stored && 'data' in parsed ? { ...stored, data: parsed.data, pictures: pictures ?? new Map() } : null
}

/**
 * Saves a draft, unless another tab has saved it since it was read: two tabs never overwrite each other.
 *
 * @param draft with the revision that it was read or last saved at
 * @param withPictures whether its pictures changed since
 * @returns the new revision, or null when another tab was first with something else and nothing was saved
 */
export async function saveDraft(draft: Draft, withPictures: boolean): Promise<number | null> {
  const { pictures, ...rest } = draft
  const revision = draft.revision + 1
  return transact('readwrite', async (store) => {
    const there: StoredDraft | undefined = await promisifyRequest(store.get(draftKey(draft.id)))
    const isAhead = (there?.revision ?? 0) !== draft.revision
    // What was left unsaved may be saved already, by an editor that was opened since.
    if (isAhead) return there && siteDataJson(there.data) === siteDataJson(draft.data) ? there.revision : null
    store.put({ ...rest, revision }, draftKey(draft.id))
    if (withPictures) store.put(pictures, picturesKey(draft.id))
    await promisifyRequest(store.transaction)
    return revision
  })
}

/** Deletes a draft for good. */
export async function deleteDraft(id: string): Promise<void> {
  await transact('readwrite', (store) => {
    store.delete(draftKey(id))
    store.delete(picturesKey(id))
    return promisifyRequest(store.transaction)
  })
}
