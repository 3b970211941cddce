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

/** The events of one of several pages that a test has at once. `activate` makes it the page whose globals later code uses. */
export class FakeWindow {
  /** The listeners of the page's modules. */
  #modules = new EventTarget()
  #target = this.#modules

  activate(): void {
    vi.stubGlobal('addEventListener', this.#add)
    vi.stubGlobal('removeEventListener', this.#remove)
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  }

  /** Later listeners stay until `reset`. */
  keepListeners(): void {
    this.#target = new EventTarget()
  }

  /** Activates the page again, as a new one with the same modules. */
  reset(): void {
    this.#target = new EventTarget()
    this.activate()
  }

  send(type: string, fields: object = {}): void {
    for (const target of [this.#modules, this.#target])
      target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields))
  }

  readonly #add: EventTarget['addEventListener'] = (...listener) => this.#target.addEventListener(...listener)
  readonly #remove: EventTarget['removeEventListener'] = (...listener) =>
    this.#target.removeEventListener(...listener)
}

/** Defines the globals of a browser without stored data, and resets modules: later imports share a new state. */
export function stubBrowser(): FakeBrowser {
  vi.resetModules()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', fakeLocalStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  return {
    send: (type, fields = {}) =>
      page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields)),
    setDatabases: (databases) => vi.stubGlobal('indexedDB', databases),
  }
}
