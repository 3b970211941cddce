import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { abortable } from '../../lib/abortable.ts'
import { attempt } from '../../lib/attempt.ts'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { parseSiteData } from '../../templates/engine/data/parseSiteData.ts'
import { type Pictures, siteDataJson } from '../../templates/engine/data/siteData.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import {
  type Draft,
  type DraftEntry,
  freeName,
  hasAllPictures,
  newDraftId,
  withSavedPictures,
} from './draft.ts'
import type { MirroredDraft } from './draftMirror.ts'

/** Another tab may block the database. */
const TIMEOUT_MS = 10_000
const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** The record of a draft. Its pictures are a second record, which is written only when they change. */
type StoredDraft = Omit<Draft, 'pictures'> & { readonly deletedAtMs?: number }

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft | Pictures }
}
type Store<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, ['drafts'], 'drafts', Mode>

/**
 * Asks the browser to keep the drafts. Without this, Safari deletes them 7 days after the last visit. Firefox asks the user.
 * @param mayAskUser false: only a browser that decides by itself is asked
 */
export async function askToPersist(mayAskUser: boolean): Promise<void> {
  try {
    // Safari does not know this permission. Browsers have both APIs only over https.
    const permission = await navigator.permissions?.query({ name: 'persistent-storage' }).catch(() => null)
    if (mayAskUser || permission?.state !== 'prompt') await navigator.storage?.persist?.()
  } catch {
    // After a refusal the browser keeps the drafts as long as other data.
  }
}

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`

const getDraft = (store: Store<IDBTransactionMode>, id: string) =>
  store.get(draftKey(id)) as Promise<StoredDraft | undefined>
const getPictures = async (store: Store<IDBTransactionMode>, id: string) =>
  ((await store.get(picturesKey(id))) as Pictures | undefined) ?? new Map<string, Uint8Array>()
/** The drafts of all templates. `\uffff` sorts after every id. */
const getAllDrafts = (store: Store<IDBTransactionMode>) =>
  store.getAll(IDBKeyRange.bound('draft/', 'draft/\uffff')) as Promise<readonly StoredDraft[]>

/** The error of a transaction that was running when its page was left. */
export const PAGE_LEFT = new Error('The page was left.')

/** True while the page is in the back/forward cache, where a new transaction would never end. */
let isPageLeft = false
globalThis.addEventListener?.('pagehide', () => {
  isPageLeft = true
})
globalThis.addEventListener?.('pageshow', () => {
  isPageLeft = false
})

/** Runs a transaction in the database of drafts. @throws if it fails, or takes longer than `TIMEOUT_MS` */
async function transact<T, Mode extends IDBTransactionMode>(
  mode: Mode,
  work: (store: Store<Mode>) => Promise<T>,
): Promise<T> {
  if (isPageLeft) throw PAGE_LEFT
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort(new Error('The database of drafts does not answer.'))
  const timer = setTimeout(giveUp, TIMEOUT_MS)
  // In the back/forward cache of Firefox, a running transaction would block those of other pages.
  const leave = () => controller.abort(PAGE_LEFT)
  addEventListener('pagehide', leave)
  const run = async () => {
    const database = await openDB<Schema>('moongate-editor', 1, {
      upgrade: (created) => void created.createObjectStore('drafts'),
    })
    try {
      signal.throwIfAborted()
      const transaction = database.transaction('drafts', mode)
      // The abort fails if the transaction has already ended.
      signal.addEventListener('abort', () => attempt(() => transaction.abort()))
      const [result] = await Promise.all([work(transaction.store), transaction.done])
      return result
    } finally {
      database.close()
    }
  }
  return abortable(run(), signal).finally(() => {
    clearTimeout(timer)
    removeEventListener('pagehide', leave)
  })
}

/** The drafts of a template, newest first. Also removes the drafts that were deleted more than 30 days ago. */
export function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  return transact('readwrite', async (store) => {
    const isExpired = ({ deletedAtMs = Number.POSITIVE_INFINITY }: StoredDraft) =>
      deletedAtMs < Date.now() - RESTORABLE_MS
    const all = await getAllDrafts(store)
    const expired = all.filter(isExpired)
    await Promise.all(
      expired.flatMap(({ id }) => [store.delete(draftKey(id)), store.delete(picturesKey(id))]),
    )
    return all
      .filter((draft) => !isExpired(draft) && draft.data?.template === template)
      .map(({ id, name, savedAtMs, deletedAtMs }) => ({
        id,
        name,
        savedAtMs,
        isDeleted: deletedAtMs !== undefined,
      }))
      .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
  })
}

/** @returns the draft, or one sentence that says why it cannot be opened */
export async function readDraft(id: string): Promise<Draft | { readonly refusal: string }> {
  const [stored, pictures] = await transact('readonly', (store) =>
    Promise.all([getDraft(store, id), getPictures(store, id)]),
  )
  if (!stored) return { refusal: editorWords.drafts.gone }
  const parsed = parseSiteData(stored.data)
  if ('data' in parsed) return { ...stored, data: parsed.data, pictures }
  const [mistake = ''] = parsed.mistakes
  return { refusal: fill(editorWords.drafts.damaged, { name: stored.name, mistake }) }
}

/**
 * Saves a draft. The first save makes its name unique. If another tab has saved it, saves it as a new draft. A deleted draft
 * is restored.
 * @param hasNewPictures false if the database has all of its pictures, so that they are not written again
 * @returns the draft as it is now saved; with pictures from the database if the page lacked some
 */
export function saveDraft(draft: Draft, hasNewPictures: boolean): Promise<Draft> {
  return transact('readwrite', async (store) => {
    const stored = await getDraft(store, draft.id)
    // A newer revision may have the same changes: another tab saves the mirror of a page that has ended or is cached.
    const isTaken = stored !== undefined && stored.revision > draft.revision && !hasSameData(stored, draft)
    const isNew = isTaken || !stored
    const { pictures, ...record } = {
      ...draft,
      id: isTaken ? newDraftId() : draft.id,
      name: isNew ? await nameForNew(store, draft) : draft.name,
      revision: isNew ? 1 : stored.revision + 1,
    }
    await store.put(record, draftKey(record.id))
    // An editor that opened without the database may lack pictures.
    const allPictures = hasAllPictures(draft)
      ? pictures
      : withSavedPictures(draft, await getPictures(store, draft.id))
    const mustWrite = isNew || hasNewPictures || allPictures !== pictures
    if (mustWrite) await store.put(allPictures, picturesKey(record.id))
    return { ...record, pictures: allPictures }
  })
}

/** Saves the changes that an earlier page could only mirror. */
export async function recoverDraft(mirrored: MirroredDraft): Promise<void> {
  const stored = await transact('readonly', (store) => getDraft(store, mirrored.id))
  // The page ended before it knew of its own last save, which is older than its mirror.
  const isOwnSave = stored !== undefined && stored.savedAtMs <= mirrored.savedAtMs
  const draft = {
    ...mirrored,
    pictures: mirrored.pictures ?? new Map<string, Uint8Array>(),
    revision: isOwnSave ? stored.revision : mirrored.revision,
    // The first save may have added a number to the name.
    name: stored && mirrored.revision === 0 ? stored.name : mirrored.name,
  }
  await saveDraft(draft, mirrored.pictures !== null)
}

export function markDeleted(id: string, isDeleted: boolean): Promise<void> {
  return transact('readwrite', async (store) => {
    const stored = await getDraft(store, id)
    if (!stored) return
    const { deletedAtMs: _, ...draft } = stored
    await store.put(isDeleted ? { ...draft, deletedAtMs: Date.now() } : draft, draftKey(id))
  })
}

function hasSameData(stored: StoredDraft, draft: Draft): boolean {
  const parsed = parseSiteData(stored.data)
  return 'data' in parsed && siteDataJson(parsed.data) === siteDataJson(draft.data)
}

async function nameForNew(store: Store<IDBTransactionMode>, { name, data }: Draft): Promise<string> {
  const drafts = (await getAllDrafts(store)).filter((other) => other.data?.template === data.template)
  return freeName(
    name,
    drafts.map((other) => other.name),
  )
}
