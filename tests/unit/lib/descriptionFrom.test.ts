import { expect, it } from 'vitest'
import { descriptionFrom } from '../../../src/lib/descriptionFrom.ts'

it('takes as many sentences of a text as a description may have', () => {
  expect(descriptionFrom('I draw quiet places. I build small worlds.')).toBe(
    'I draw quiet places. I build small worlds.',
  )
  const long = 'One sentence of this text. '
  expect(descriptionFrom(long.repeat(9))).toBe(long.repeat(5).trim())
  expect(descriptionFrom('a'.repeat(200))).toBe(`${'a'.repeat(159)}…`)
  expect(descriptionFrom('')).toBe('')
  expect(descriptionFrom('I draw.\n\n  Quiet\nplaces.')).toBe('I draw. Quiet places.')
})
