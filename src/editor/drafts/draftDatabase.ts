import { promisifyRequest } from 'idb-keyval'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import { type Pictures, siteDataJson, type TemplateId } from '../../templates/siteData.ts'
import type { Draft, DraftEntry } from './draft.ts'
import { transact } from './transact.ts'

/** A draft as it is stored: its pictures are a record by themselves, written only when they change. */
type StoredDraft = Omit<Draft, 'pictures'> & {
  /** Milliseconds since 1970. */
  readonly deletedAtMs?: number
}

/** A deleted draft can be put back for so long: thirty days, milliseconds. */
const DELETED_KEPT_MS = 30 * 24 * 60 * 60 * 1000

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`
const ALL_DRAFTS = ['draft/', 'draft/\uffff'] as const

/**
 * The drafts of a template, the one last saved first. What was deleted long ago is removed on the way.
 *
 * @throws in a browser that stores nothing
 */
export async function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  const all = await transact('readwrite', async (store) => {
    const range = IDBKeyRange.bound(...ALL_DRAFTS)
    const stored: readonly StoredDraft[] = await promisifyRequest(store.getAll(range))
    const isOld = ({ deletedAtMs = Number.POSITIVE_INFINITY }: StoredDraft) =>
      deletedAtMs < Date.now() - DELETED_KEPT_MS
    for (const { id } of stored.filter(isOld)) {
      store.delete(draftKey(id))
      store.delete(picturesKey(id))
    }
    return stored.filter((draft) => !isOld(draft))
  })
  return all
    .filter(({ data }) => data?.template === template)
    .map(({ id, name, savedAtMs, deletedAtMs }) => ({
      ...{ id, name, savedAtMs, template },
      isDeleted: deletedAtMs !== undefined,
    }))
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

/** @returns the draft, or one sentence that says why it cannot be opened; it stays as it is then */
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

/** When a draft was last saved, milliseconds since 1970, and its revision; zeros for one that never was. */
export async function readRevision(id: string): Promise<Pick<Draft, 'savedAtMs' | 'revision'>> {
  const stored: StoredDraft | undefined = await transact('readonly', (store) =>
    promisifyRequest(store.get(draftKey(id))),
  )
  return { savedAtMs: stored?.savedAtMs ?? 0, revision: stored?.revision ?? 0 }
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

/** Marks a draft as deleted, or as deleted no more. */
export async function markDeleted(id: string, isDeleted: boolean): Promise<void> {
  await transact('readwrite', async (store) => {
    const stored: StoredDraft | undefined = await promisifyRequest(store.get(draftKey(id)))
    if (!stored) return
    const { deletedAtMs: _, ...draft } = stored
    store.put(isDeleted ? { ...draft, deletedAtMs: Date.now() } : draft, draftKey(id))
    await promisifyRequest(store.transaction)
  })
}
