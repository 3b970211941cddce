/** Resolves when another tab can lock the draft. */
export type Unlock = () => Promise<unknown>

/** Locks a draft against other tabs, until `Unlock` or the end of the page. @returns null if it is locked already */
export function lockDraft(id: string): Promise<Unlock | null> {
  const noLock: Unlock = () => Promise.resolve()
  // Browsers have locks only over https. Without them a save still notices that another tab has saved the draft.
  if (!('locks' in navigator)) return Promise.resolve(noLock)
  return new Promise((resolve) => {
    const request = navigator.locks.request(`moongate:draft:${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      // The browser holds the lock until this promise is fulfilled.
      return new Promise<void>((release) =>
        resolve(() => {
          release()
          return request
        }),
      )
    })
    // In some frames, such as sandboxed ones, browsers deny locks.
    request.catch(() => resolve(noLock))
  })
}
