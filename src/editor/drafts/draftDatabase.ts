import { promisifyRequest } from 'idb-keyval'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { type Pictures, siteDataJson } from '../../templates/siteData.ts'
import { type Draft, type DraftEntry, freeName } from './draft.ts'
import { transact } from './transact.ts'

let hasAskedToPersist = false

/** Asks once for persistent storage. Without it, Safari deletes drafts 7 days after the last visit. */
export function askToPersist(): void {
  if (hasAskedToPersist) return
  hasAskedToPersist = true
  // Browsers have this API only over https.
  navigator.storage?.persist?.().catch(() => {})
}

/** A draft in the database. Its pictures are a separate record, which is written only when they change. */
type StoredDraft = Omit<Draft, 'pictures'> & {
  readonly deletedAtMs?: number
}

type LastSave = Pick<Draft, 'name' | 'revision' | 'savedAtMs'>

const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`

/** The drafts of all templates. `\uffff` sorts after every id. */
const allStored = (store: IDBObjectStore): Promise<readonly StoredDraft[]> =>
  promisifyRequest(store.getAll(IDBKeyRange.bound('draft/', 'draft/\uffff')))

async function namesIn(store: IDBObjectStore, template: TemplateId): Promise<readonly string[]> {
  const all = await allStored(store)
  return all.filter(({ data }) => data?.template === template).map(({ name }) => name)
}

/** The drafts of a template, newest first. Also removes the drafts that were deleted more than 30 days ago. */
export async function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  const all = await transact('readwrite', async (store) => {
    const stored = await allStored(store)
    const isExpired = ({ deletedAtMs = Number.POSITIVE_INFINITY }: StoredDraft) =>
      deletedAtMs < Date.now() - RESTORABLE_MS
    for (const { id } of stored.filter(isExpired)) {
      store.delete(draftKey(id))
      store.delete(picturesKey(id))
    }
    return stored.filter((draft) => !isExpired(draft))
  })
  return all
    .filter(({ data }) => data?.template === template)
    .map(({ id, name, savedAtMs, deletedAtMs }) => ({
      id,
      name,
      savedAtMs,
      template,
      isDeleted: deletedAtMs !== undefined,
    }))
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

/** @returns the draft, or one sentence that says why it cannot be opened */
export async function readDraft(id: string): Promise<Draft | { readonly refusal: string }> {
  const [stored, pictures]: [StoredDraft | undefined, Pictures | undefined] = await transact(
    'readonly',
    (store) =>
      Promise.all([promisifyRequest(store.get(draftKey(id))), promisifyRequest(store.get(picturesKey(id)))]),
  )
  if (!stored) return { refusal: editorWords.drafts.gone }
  const parsed = parseSiteData(stored.data)
  if ('data' in parsed) return { ...stored, data: parsed.data, pictures: pictures ?? new Map() }
  return {
    refusal: fill(editorWords.drafts.damaged, { name: stored.name, mistake: parsed.mistakes[0] ?? '' }),
  }
}

/** @returns undefined if the database does not have the draft */
export async function readLastSave(id: string): Promise<LastSave | undefined> {
  return transact('readonly', (store) => promisifyRequest<StoredDraft | undefined>(store.get(draftKey(id))))
}

/** Saves a draft. The first save makes its name unique. @returns null if other changes were saved or the draft is gone */
export async function saveDraft(draft: Draft, withPictures: boolean): Promise<LastSave | null> {
  const { pictures, ...record } = draft
  return transact('readwrite', async (store) => {
    const stored: StoredDraft | undefined = await promisifyRequest(store.get(draftKey(draft.id)))
    if ((stored?.revision ?? 0) !== draft.revision) {
      // Another session may have saved the same changes already, from `localStorage`.
      return stored && siteDataJson(stored.data) === siteDataJson(draft.data) ? stored : null
    }
    const name = stored ? draft.name : freeName(draft.name, await namesIn(store, draft.data.template))
    const saved = { ...record, name, revision: draft.revision + 1 }
    store.put(saved, draftKey(draft.id))
    if (withPictures) store.put(pictures, picturesKey(draft.id))
    await promisifyRequest(store.transaction)
    return saved
  })
}

export async function markDeleted(id: string, isDeleted: boolean): Promise<void> {
  await transact('readwrite', async (store) => {
    const stored: StoredDraft | undefined = await promisifyRequest(store.get(draftKey(id)))
    if (!stored) return
    const { deletedAtMs: _, ...draft } = stored
    store.put(isDeleted ? { ...draft, deletedAtMs: Date.now() } : draft, draftKey(id))
    await promisifyRequest(store.transaction)
  })
}
