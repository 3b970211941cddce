import { expect, it } from 'vitest'
import { localDay } from '../../../src/lib/localDay.ts'

it('is the date in the device’s time zone, from midnight to midnight', () => {
  expect(localDay(new Date(2026, 11, 24, 0, 0))).toBe('2026-12-24')
  expect(localDay(new Date(2026, 11, 24, 23, 59))).toBe('2026-12-24')
  expect(localDay(new Date(2026, 0, 5, 12))).toBe('2026-01-05')
})
