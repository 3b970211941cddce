import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The question of a page that has just been opened. */
async function askedAnew(): Promise<() => void> {
  vi.resetModules()
  return (await import('../../../../src/editor/drafts/askToPersist.ts')).askToPersist
}

it('A browser is asked once to keep what is stored, and may say no or know no such question', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('denied')))
  vi.stubGlobal('navigator', { storage: { persist } })
  const ask = await askedAnew()
  ask()
  ask()
  expect(persist).toHaveBeenCalledTimes(1)

  vi.stubGlobal('navigator', {})
  expect(await askedAnew()).not.toThrow()
})
