export interface DraftLock {
  readonly release: () => void
}

const UNLOCKED: DraftLock = { release: () => {} }

/** Locks a draft against other tabs until `release` or the end of the page. @returns null if it is locked already */
export function lockDraft(id: string): Promise<DraftLock | null> {
  // Without the Web Locks API every tab gets a lock. A save then detects the conflict.
  if (!('locks' in navigator)) return Promise.resolve(UNLOCKED)
  return new Promise((resolve) => {
    navigator.locks
      .request(`moongate:draft:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null)
          return
        }
        // The browser holds the lock until this promise is fulfilled.
        return new Promise<void>((release) => resolve({ release }))
      })
      // In some frames, such as sandboxed ones, browsers deny locks. The editor then works as without the API.
      .catch(() => resolve(UNLOCKED))
  })
}
