import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'

/** A browser's storage and page events, for editor code that runs without a browser. */
export interface FakeBrowser {
  /** Dispatches an event to the page, as in `pagehide`. */
  readonly send: (type: string, fields?: object) => void
  /** Replaces `indexedDB`, so that a test can let it fail. */
  readonly setDatabases: (databases: unknown) => void
}

/** A fake `navigator.locks`. It has only the request that the editor makes: it gives a free lock, or null. */
function fakeLocks() {
  const lockedNames = new Set<string>()
  return {
    async request(name: string, _: object, use: (lock: object | null) => unknown) {
      if (lockedNames.has(name)) return use(null)
      lockedNames.add(name)
      try {
        return await use({ name })
      } finally {
        lockedNames.delete(name)
      }
    },
  }
}

/** A fake `localStorage`. Its keys are own properties, as in a browser. */
function fakeLocalStorage() {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

/**
 * Defines the globals of a browser for a test. It resets modules, so that each import gets its own state, as in a
 * separate tab. `vi.unstubAllGlobals()` removes the globals.
 *
 * @param hasLocks whether the browser has `navigator.locks`
 */
export function stubBrowser({ hasLocks = true } = {}): FakeBrowser {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { ...(hasLocks && { locks: fakeLocks() }) })
  vi.stubGlobal('localStorage', fakeLocalStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  return {
    send: (type, fields = {}) => void page.dispatchEvent(Object.assign(new Event(type), fields)),
    setDatabases: (databases) => vi.stubGlobal('indexedDB', databases),
  }
}
