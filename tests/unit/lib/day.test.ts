import { afterEach, expect, it, vi } from 'vitest'
import { isDay, today } from '../../../src/lib/day.ts'

afterEach(() => vi.useRealTimers())

it('accepts only days that the calendar has', () => {
  expect(['2026-12-05', '2028-02-29', '1998-01-01'].filter((day) => !isDay(day))).toEqual([])
  const wrong = ['', '2026-02-30', '2027-02-29', '2026-13-01', '5.12.2026', '2026-12-5', '2026-12-05T10:00']
  expect(wrong.filter(isDay)).toEqual([])
})

it('gives the day of this device’s own clock, also just before midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 9, 23, 59) })
  expect(today()).toBe('2026-01-09')
})
