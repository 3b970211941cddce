// Defines the classes of the database API, which `idb` needs.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Controls of the fake browser in which a unit test runs the editor's code. */
export interface FakeBrowser {
  /** Dispatches an event to the page, such as `pagehide`. @returns false if the page prevents its default action */
  readonly send: (type: string, fields?: object) => boolean
  /** Replaces `indexedDB`, for example with one that fails. */
  readonly setDatabases: (databases: unknown) => void
}

/** A fake `navigator.locks`: `request` calls `use` with the lock, or with null while another call has the lock. */
function fakeLocks() {
  const lockedNames = new Set<string>()
  return {
    async request(name: string, _options: object, use: (lock: object | null) => unknown) {
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

/** A fake `localStorage`. Its keys are own properties, as in a browser. @param maxLength of one entry, characters */
export function fakeLocalStorage(maxLength = Number.POSITIVE_INFINITY) {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      if (text.length > maxLength) throw new DOMException('The entry is too long.', 'QuotaExceededError')
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
}

/** Defines the globals of a browser without stored data, and resets modules: later imports share a new state. */
export function stubBrowser({ hasLocks = true } = {}): FakeBrowser {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', { ...(hasLocks && { locks: fakeLocks() }) })
  vi.stubGlobal('localStorage', fakeLocalStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  return {
    send: (type, fields = {}) =>
      page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields)),
    setDatabases: (databases) => vi.stubGlobal('indexedDB', databases),
  }
}
