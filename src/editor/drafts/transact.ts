import { createStore, type UseStore } from 'idb-keyval'

/** Time limit of a transaction. Another page may block the database. */
const TIMEOUT_MS = 5000
/** Extra time for an answer that has arrived while the page was busy. */
const EXTRA_TIME_MS = 200

let database: UseStore | null = null
let isEnding = false
const running = new Set<AbortController>()

/** True while the page ends, or is in the back/forward cache. */
export const isPageEnding = (): boolean => isEnding

addEventListener('pagehide', () => {
  isEnding = true
  for (const transaction of running) transaction.abort(new Error('The page is hidden or ends.'))
})
addEventListener('pageshow', () => {
  isEnding = false
})

/**
 * Runs a transaction with the database of drafts. Opens the database first, if needed, and again after a failure. When
 * the page ends, its transactions are aborted, and no new ones start: the back/forward cache would freeze them, and they
 * would block the database for all other pages.
 */
export const transact: UseStore = async (mode, work) => {
  if (isEnding) throw new Error('The page is hidden or ends.')
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort(new Error('The database of drafts does not answer.'))
  // After a long task of the page, this timer and the answer are both due. The second timer lets the answer be first.
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, EXTRA_TIME_MS)
  }, TIMEOUT_MS)
  running.add(controller)
  try {
    database ??= createStore('moongate-editor', 'drafts')
    const result = database(mode, (store) => {
      abortWith(signal, store.transaction)
      return work(store)
    })
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    return await Promise.race([result, aborted])
  } catch (reason) {
    database = null
    throw reason
  } finally {
    clearTimeout(timer)
    running.delete(controller)
  }
}

function abortWith(signal: AbortSignal, transaction: IDBTransaction): void {
  signal.throwIfAborted()
  signal.addEventListener('abort', () => {
    try {
      transaction.abort()
    } catch {
      // The transaction has already completed.
    }
  })
}
