import { expect, it } from 'vitest'
import { Changes } from '../../../../src/scene/webgl/changes.ts'

it('A round of numbers has changed when it is the first, and when any of them is another', () => {
  const changes = new Changes()
  const round = (...numbers: number[]) => {
    for (const number of numbers) changes.note(number)
    return changes.end()
  }
  expect(round(1, 2)).toBe(true)
  expect(round(1, 2)).toBe(false)
  expect(round(1, 3)).toBe(true)
  expect(round(1, 3)).toBe(false)
  expect(round(1, 3, 0)).toBe(true)
})
