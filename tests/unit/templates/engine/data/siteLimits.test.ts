import { expect, it } from 'vitest'
import { sizeRefusal } from '../../../../../src/templates/engine/data/siteLimits.ts'

const MB = 1024 * 1024

it('accepts a file of 60 MB', () => {
  expect(sizeRefusal(60 * MB)).toBeUndefined()
})

it('refuses a file of more than 60 MB', () => {
  expect(sizeRefusal(60 * MB + 1)).toMatch(/far larger than a site ever is/)
})
