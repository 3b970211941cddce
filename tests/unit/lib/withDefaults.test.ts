import { expect, it } from 'vitest'
import { differences, withDefaults } from '../../../src/lib/withDefaults.ts'

it('adds missing values from the defaults at every depth, and keeps existing ones', () => {
  const defaults = { seed: 1, gate: { ms: 10, delay: 5 }, list: [1, 2] }
  expect(withDefaults({ gate: { ms: 20 }, list: [3] }, defaults)).toEqual({
    seed: 1,
    gate: { ms: 20, delay: 5 },
    list: [3],
  })
  expect(withDefaults({}, defaults)).toEqual(defaults)
  expect(withDefaults({ seed: null, strange: true }, defaults)).toMatchObject({ seed: null, strange: true })
})

it('finds the values that differ from the defaults, in their groups', () => {
  const defaults = { seed: 1, gate: { ms: 10, delay: 5 }, list: [1, 2] }
  expect(differences({ seed: 1, gate: { ms: 20, delay: 5 } }, defaults)).toEqual({ gate: { ms: 20 } })
  expect(differences({ seed: 1 }, defaults)).toBeUndefined()
})
