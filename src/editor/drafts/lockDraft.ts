export interface DraftLock {
  readonly release: () => void
}

const UNLOCKED: DraftLock = { release: () => {} }

/**
 * Locks a draft until its release or the end of the tab. Without the Web Locks API every tab gets a lock, and the next
 * save detects the conflict.
 *
 * @returns null when another tab has the lock
 */
export function lockDraft(id: string): Promise<DraftLock | null> {
  if (!('locks' in navigator)) return Promise.resolve(UNLOCKED)
  return new Promise((resolve) => {
    navigator.locks
      .request(`moongate:draft:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null)
          return
        }
        return new Promise<void>((release) => resolve({ release }))
      })
      // Some frames deny locks.
      .catch(() => resolve(UNLOCKED))
  })
}
