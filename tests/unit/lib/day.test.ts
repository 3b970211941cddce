import { afterEach, expect, it, vi } from 'vitest'
import { today } from '../../../src/lib/day.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('gives the day of this device’s own clock when it is just before midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 9, 23, 59) })
  expect(today()).toBe('2026-01-09')
})
