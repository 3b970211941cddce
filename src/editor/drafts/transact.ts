import { createStore, type UseStore } from 'idb-keyval'

/** Time-out of the database, ms. Another page may hold it. */
const LONGEST_ANSWER_MS = 5000
/** Extra time for an answer that arrived while the page was too busy to read it, ms. */
const ANSWER_WAITS_MS = 200

let opened: UseStore | null = null
let isLeft = false
const running = new Set<AbortController>()

/** Returns true while the page is being left or is in the back/forward cache. */
export const isPageLeft = (): boolean => isLeft

addEventListener('pagehide', () => {
  isLeft = true
  for (const transaction of running) transaction.abort(new Error('The page is being left.'))
})
addEventListener('pageshow', () => {
  isLeft = false
})

/**
 * A transaction with the drafts in the visitor's browser. The database is opened at its first use, where its absence
 * can be caught, and again after it failed. A page that is left ends its transactions and begins none: the
 * back/forward cache would freeze them, and they would lock the drafts for all other pages.
 */
export const transact: UseStore = async (mode, work) => {
  if (isLeft) throw new Error('The page is being left.')
  const ending = new AbortController()
  const { signal } = ending
  const giveUp = () => ending.abort(new Error('The database of drafts does not answer.'))
  // A page that was busy for seconds finds this timer and the answer due at once: the answer goes first.
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, ANSWER_WAITS_MS)
  }, LONGEST_ANSWER_MS)
  running.add(ending)
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
    running.delete(ending)
  }
}

function endWith(signal: AbortSignal, transaction: IDBTransaction): void {
  signal.throwIfAborted()
  signal.addEventListener('abort', () => {
    try {
      transaction.abort()
    } catch {
      // It has just been completed.
    }
  })
}
