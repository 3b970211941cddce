import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { within } from '../../../src/lib/within.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('what a visitor waits for', () => {
  it('is what comes in time, or why it does not come', async () => {
    expect(await within(Promise.resolve('a page'))).toBe('a page')
    await expect(within(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up when it comes neither way', async () => {
    const given = expect(within(new Promise(() => {}))).rejects.toThrow('in time')
    await vi.runAllTimersAsync()
    await given
  })
})
