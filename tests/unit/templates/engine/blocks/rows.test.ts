import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pastedRows, rowsOf, rowsText } from '../../../../../src/templates/engine/blocks/rows.ts'

it('reads back the rows that it wrote when no cell has a tab or a line break', () => {
  const cell = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\t\r\n]+/g, ' '))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(rowsOf(rowsText(rows))).toEqual(rows)
    }),
  )
})

it('has no row for an empty text', () => {
  expect(rowsOf('')).toEqual([])
})

it.each([
  ['a spreadsheet', 'Monday\tclosed\r\nTuesday\t9 to 17\r\n'],
  ['a table of Markdown', 'Monday | closed\n\nTuesday | 9 to 17'],
  ['text with wide gaps', 'Monday   closed\nTuesday  9 to 17'],
])('reads the columns of %s', (_, pasted) => {
  expect(pastedRows(pasted)).toEqual([
    ['Monday', 'closed'],
    ['Tuesday', '9 to 17'],
  ])
})
