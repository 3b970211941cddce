import { expect, it } from 'vitest'
import { tooLargeForSite } from '../../../src/templates/siteLimits.ts'

const MB = 1024 * 1024

it('accepts a site of 60 MB', () => {
  expect(tooLargeForSite(60 * MB)).toBeUndefined()
})

it('refuses a larger file before it is read', () => {
  expect(tooLargeForSite(60 * MB + 1)).toMatch(/far larger than a site ever is/)
})
