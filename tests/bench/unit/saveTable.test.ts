import { describe, expect, it } from 'vitest'
import { withTable } from '../saveTable.ts'

const TEXT = 'Before.\n\n<!-- frames -->\nold\n<!-- /frames -->\n\nAfter.\n'

describe('saving a table', () => {
  it('replaces only the text between the markers of the table', () => {
    const text = withTable(TEXT, 'frames', '| new |')
    expect(text).toBe('Before.\n\n<!-- frames -->\n| new |\n<!-- /frames -->\n\nAfter.\n')
    expect(withTable(text, 'frames', '| new |')).toBe(text)
  })

  it('throws when the text lacks the markers', () => {
    expect(() => withTable(TEXT, 'mounting', '')).toThrow('<!-- mounting -->')
  })
})
