import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyModule } from '../../../src/lib/lazyModule.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('A lazy module', () => {
  it('is fetched once, and is available synchronously afterwards', async () => {
    const importModule = vi.fn(async () => 'a page')
    const lazy = lazyModule(importModule)
    expect(lazy.current()).toBeUndefined()
    expect(await Promise.all([lazy.load(), lazy.loadInTime()])).toEqual(['a page', 'a page'])
    expect(lazy.current()).toBe('a page')
    expect(importModule).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is fetched again after a failure', async () => {
    const importModule = vi.fn(async () => 'a page').mockRejectedValueOnce(new Error('gone'))
    const lazy = lazyModule(importModule)
    await expect(lazy.load()).rejects.toThrow('gone')
    expect(await lazy.load()).toBe('a page')
  })

  it('rejects after its time-out, and is available when it loads later', async () => {
    let arrive = (_: string) => {}
    const lazy = lazyModule(() => new Promise<string>((resolve) => (arrive = resolve)))
    const rejection = expect(lazy.loadInTime()).rejects.toThrow('in time')
    await vi.runAllTimersAsync()
    await rejection
    arrive('a page')
    expect(await lazy.load()).toBe('a page')
    expect(lazy.current()).toBe('a page')
  })
})
