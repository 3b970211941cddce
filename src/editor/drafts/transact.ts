import { createStore, type UseStore } from 'idb-keyval'

/** Another page may block the database. */
const TIMEOUT_MS = 5000
/** Extra time for an answer that arrived while the page was too busy to read it. */
const ANSWER_WAITS_MS = 200

let opened: UseStore | null = null
let isHidden = false
const running = new Set<AbortController>()

/** True while the page ends or is in the back/forward cache. */
export const isPageHidden = (): boolean => isHidden

addEventListener('pagehide', () => {
  isHidden = true
  for (const transaction of running) transaction.abort(new Error('The page is hidden or ends.'))
})
addEventListener('pageshow', () => {
  isHidden = false
})

/**
 * Runs a transaction with the database of drafts. It opens at the first use, where a failure can be caught, and again
 * after a failure. A page that ends aborts its transactions and starts none: the back/forward cache would freeze them,
 * and they would block the drafts for all other pages.
 */
export const transact: UseStore = async (mode, work) => {
  if (isHidden) throw new Error('The page is hidden or ends.')
  const controller = new AbortController()
  const { signal } = controller
  const giveUp = () => controller.abort(new Error('The database of drafts does not answer.'))
  // After a long task this timer and the answer are both due. The second timer lets the answer go first.
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, ANSWER_WAITS_MS)
  }, TIMEOUT_MS)
  running.add(controller)
  try {
    opened ??= createStore('moongate-editor', 'drafts')
    const result = opened(mode, (store) => {
      endWith(signal, store.transaction)
      return work(store)
    })
    const ended = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    return await Promise.race([result, ended])
  } catch (reason) {
    opened = null
    throw reason
  } finally {
    clearTimeout(timer)
    running.delete(controller)
  }
}

function endWith(signal: AbortSignal, transaction: IDBTransaction): void {
  signal.throwIfAborted()
  signal.addEventListener('abort', () => {
    try {
      transaction.abort()
    } catch {
      // It has completed.
    }
  })
}
