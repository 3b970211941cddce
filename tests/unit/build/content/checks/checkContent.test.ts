import { expect, it } from 'vitest'
import { firstSentences } from '../../../../../src/build/content/checks/checkContent.ts'

it('shows the first twenty mistakes, and the number of the others', () => {
  const mistakes = Array.from({ length: 23 }, (_, index) => `Mistake ${index + 1}.`)
  expect(firstSentences(mistakes)).toEqual([...mistakes.slice(0, 20), 'And 3 more.'])
  expect(firstSentences(mistakes.slice(0, 20))).toEqual(mistakes.slice(0, 20))
})
