import { createStore, type UseStore } from 'idb-keyval'

/** Time limit of a transaction. Another tab may block the database. */
const TIMEOUT_MS = 10_000
/** After the timeout, extra time to handle an answer that arrived while the page was busy. */
const EXTRA_TIME_MS = 200

let database: UseStore | null = null
let isEnding = false
const running = new Set<AbortController>()

/** True while the page ends, or is in the back/forward cache. */
export const isPageEnding = (): boolean => isEnding

// In the back/forward cache, a frozen transaction would block the database for all other tabs.
addEventListener('pagehide', () => {
  isEnding = true
  for (const controller of running) controller.abort(new Error('The page is hidden or ends.'))
})
addEventListener('pageshow', () => {
  isEnding = false
})

/** Runs a transaction in the database of drafts. @throws if it fails, if it takes too long, or if `isPageEnding` */
export const transact: UseStore = async (mode, work) => {
  if (isEnding) throw new Error('The page is hidden or ends.')
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort(new Error('The database of drafts does not answer.'))
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
    // The next transaction opens the database again.
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
      // The transaction has already ended.
    }
  })
}
