import { type DBSchema, type IDBPObjectStore, openDB } from 'idb'
import { abortable } from '../../lib/abortable.ts'
import type { Pictures } from '../../templates/engine/data/siteData.ts'
import type { Draft } from './draft.ts'

/** Another tab may block the database. */
const TIMEOUT_S = 10

/** The record of a draft. Its pictures are a second record, so that a save of a letter does not write them again. */
export type StoredDraft = Omit<Draft, 'pictures'>

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft | Pictures }
}
export type Records<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, ['drafts'], 'drafts', Mode>

/** Aborted while the page is in the back/forward cache, where a transaction would never end. */
let pageLife = new AbortController()
globalThis.addEventListener?.('pagehide', () => pageLife.abort(new Error('The page is hidden.')))
globalThis.addEventListener?.('pageshow', () => {
  pageLife = new AbortController()
})

/** True from `pagehide` on, and again false if the page returns from the back/forward cache. */
export const isPageHidden = () => pageLife.signal.aborted

/**
 * Runs a transaction in the database of drafts. It changes everything or nothing.
 * @throws if it fails, takes longer than `TIMEOUT_S`, or the page is hidden before it ends
 */
export async function transact<T, Mode extends IDBTransactionMode>(
  mode: Mode,
  work: (records: Records<Mode>) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  // In the back/forward cache of Firefox, a running transaction would block those of other pages.
  const { signal: pageSignal } = pageLife
  pageSignal.throwIfAborted()
  const onPageHide = () => controller.abort(pageSignal.reason)
  pageSignal.addEventListener('abort', onPageHide)
  const timeout = new Error('The database of drafts does not answer.')
  let seconds = 0
  // Ticks instead of one timer: while the page itself is busy, the answer waits as the timer does.
  const timer = setInterval(() => {
    if (++seconds === TIMEOUT_S) controller.abort(timeout)
  }, 1000)
  const run = async () => {
    const database = await openDB<Schema>('moongate-editor', 1, {
      upgrade: (created) => void created.createObjectStore('drafts'),
    })
    try {
      signal.throwIfAborted()
      const transaction = database.transaction('drafts', mode)
      signal.addEventListener('abort', () => abortTransaction(transaction))
      const [result] = await Promise.all([work(transaction.store), transaction.done])
      return result
    } finally {
      database.close()
    }
  }
  return abortable(run(), signal).finally(() => {
    clearInterval(timer)
    pageSignal.removeEventListener('abort', onPageHide)
  })
}

function abortTransaction(transaction: { abort: () => void }): void {
  try {
    transaction.abort()
  } catch {
    // It has already ended.
  }
}
