import { afterEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../helpers/fakeBrowser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The `askToPersist` of a new page, in a browser with this `navigator`. */
async function askToPersistIn(navigator: object): Promise<() => void> {
  stubBrowser()
  vi.stubGlobal('navigator', navigator)
  return (await import('../../../../src/editor/drafts/draftDatabase.ts')).askToPersist
}

it('asks the browser once for persistent storage, and accepts a refusal or a missing API', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('denied')))
  const ask = await askToPersistIn({ storage: { persist } })
  ask()
  ask()
  expect(persist).toHaveBeenCalledTimes(1)

  expect(await askToPersistIn({})).not.toThrow()
})
