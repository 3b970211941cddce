import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { parseSiteData } from '../../templates/parseSiteData.ts'
import type { Pictures, TemplateId } from '../../templates/siteData.ts'
import type { Draft, DraftEntry } from './draft.ts'

type Kept = Omit<Draft, 'pictures'>

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`
const ALL_DRAFTS = ['draft/', 'draft/\uffff'] as const

let opened: UseStore | null = null
/** The visitor's own shelf, in their browser. Opened when it is first needed, so that a browser without one says so then. */
const shelf: UseStore = (mode, work) => {
  opened ??= createStore('moongate-editor', 'drafts')
  return opened(mode, work)
}

/** The drafts of a template, the one last worked on first. @throws in a browser that keeps nothing */
export async function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  const range = IDBKeyRange.bound(...ALL_DRAFTS)
  const all: readonly Kept[] = await shelf('readonly', (store) => promisifyRequest(store.getAll(range)))
  return all
    .filter(({ data }) => data?.template === template)
    .map(({ id, name, savedAtMs }) => ({ id, name, savedAtMs, template }))
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
}

/** A draft, or null when there is none, or what is there cannot be read. */
export async function readDraft(id: string): Promise<Draft | null> {
  const [kept, pictures]: [Kept | undefined, Pictures | undefined] = await shelf('readonly', (store) =>
    Promise.all([promisifyRequest(store.get(draftKey(id))), promisifyRequest(store.get(picturesKey(id)))]),
  )
  const parsed = parseSiteData(kept?.data)
  return kept && 'data' in parsed ? { ...kept, data: parsed.data, pictures: pictures ?? new Map() } : null
}

/**
 * Keeps a draft, unless it was kept elsewhere since it was read: two tabs never overwrite each other.
 *
 * @param draft with the revision that it was read or last kept at
 * @param withPictures whether its pictures changed since
 * @returns the new revision, or null when another tab was there first and nothing was kept
 */
export async function keepDraft(draft: Draft, withPictures: boolean): Promise<number | null> {
  const { pictures, ...kept } = draft
  const revision = draft.revision + 1
  return shelf('readwrite', async (store) => {
    const there: Kept | undefined = await promisifyRequest(store.get(draftKey(draft.id)))
    if ((there?.revision ?? 0) !== draft.revision) return null
    store.put({ ...kept, revision }, draftKey(draft.id))
    if (withPictures) store.put(pictures, picturesKey(draft.id))
    await promisifyRequest(store.transaction)
    return revision
  })
}

/** Takes a draft off the shelf, for good. */
export async function dropDraft(id: string): Promise<void> {
  await shelf('readwrite', (store) => {
    store.delete(draftKey(id))
    store.delete(picturesKey(id))
    return promisifyRequest(store.transaction)
  })
}
