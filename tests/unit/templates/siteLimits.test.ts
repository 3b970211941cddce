import { expect, it } from 'vitest'
import { tooLargeForSite } from '../../../src/templates/siteLimits.ts'

const MB = 1024 * 1024

it('A site may have 60 MB', () => {
  expect(tooLargeForSite(60 * MB)).toBeUndefined()
})

it('What is larger is told from a site before it is read', () => {
  expect(tooLargeForSite(60 * MB + 1)).toMatch(/far larger than a site ever is/)
})
