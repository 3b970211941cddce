/** A draft that this tab has to itself. */
export interface DraftLock {
  readonly release: () => void
}

const UNLOCKED: DraftLock = { release: () => {} }

/**
 * Locks a draft for this tab, until the lock is released or the tab is gone, however it went.
 *
 * @returns null when another tab has it. In a browser without locks every tab gets it: saving finds out then.
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
      // Some frames have locks and forbid them.
      .catch(() => resolve(UNLOCKED))
  })
}
