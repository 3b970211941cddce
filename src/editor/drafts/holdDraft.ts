/** A draft that this tab has to itself. */
export interface Hold {
  readonly release: () => void
}

/**
 * Takes a draft for this tab alone, until it is released or the tab is gone, however it went.
 *
 * @returns null when another tab has it. A browser without locks gives it to everybody: keeping it finds out then.
 */
export function holdDraft(id: string): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => {} })
  return new Promise((resolve) => {
    navigator.locks
      .request(`moongate:draft:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null)
          return
        }
        return new Promise<void>((release) => resolve({ release }))
      })
      // Where locks are forbidden, as in some frames, there are none.
      .catch(() => resolve({ release: () => {} }))
  })
}
