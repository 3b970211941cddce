import { promisifyRequest } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeBrowser, stubBrowser } from '../../../helpers/fakeBrowser.ts'

/** Time limit of a transaction, as in `transact.ts`. */
const TIMEOUT_MS = 10_000
/** After the timeout, extra time to handle an answer that arrived while the page was busy. */
const EXTRA_TIME_MS = 200

let browser: FakeBrowser

beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const importTransact = () => import('../../../../src/editor/drafts/transact.ts')
const read = (key: string) => (store: IDBObjectStore) => promisifyRequest<string | undefined>(store.get(key))
const write = (key: string, value: string) => async (store: IDBObjectStore) => {
  store.put(value, key)
  await promisifyRequest(store.transaction)
}

describe('A transaction', () => {
  it('writes values that a later one reads', async () => {
    const { transact } = await importTransact()
    await transact('readwrite', write('a', 'moon'))
    expect(await transact('readonly', read('a'))).toBe('moon')
  })

  it('is refused after `pagehide`, and accepted after `pageshow`', async () => {
    const { transact, isPageEnding } = await importTransact()
    browser.send('pagehide')
    expect(isPageEnding()).toBe(true)
    await expect(transact('readonly', read('a'))).rejects.toThrow('hidden or ends')
    browser.send('pageshow')
    expect(isPageEnding()).toBe(false)
    expect(await transact('readonly', read('a'))).toBeUndefined()
  })

  it('is aborted by a `pagehide` before its end', async () => {
    const { transact } = await importTransact()
    await transact('readwrite', write('a', 'moon'))
    const ended = transact('readwrite', async (store) => {
      store.put('sun', 'a')
      browser.send('pagehide')
      await promisifyRequest(store.transaction)
    })
    await expect(ended).rejects.toThrow('hidden or ends')
    browser.send('pageshow')
    expect(await transact('readonly', read('a'))).toBe('moon')
  })

  it('times out when the database does not answer, and the next one opens the database again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const databases = indexedDB
    browser.setDatabases({ open: () => ({}) })
    const { transact } = await importTransact()
    const rejection = expect(transact('readonly', read('a'))).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS + EXTRA_TIME_MS)
    await rejection
    browser.setDatabases(databases)
    expect(await transact('readonly', read('a'))).toBeUndefined()
  })
})
