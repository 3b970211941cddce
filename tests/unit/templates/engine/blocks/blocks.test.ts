import { expect, it } from 'vitest'
import type { Direction } from '../../../../../src/lib/textDirection.ts'
import { BLOCKS } from '../../../../../src/templates/engine/blocks/blocks.ts'
import type { BlockKind } from '../../../../../src/templates/engine/fields/pageFields.ts'

const FULL = { label: 'Label', text: 'Text', rows: 'First\tSecond' }
const render = (kind: BlockKind, content: Partial<typeof FULL>, direction: Direction = 'ltr') =>
  BLOCKS[kind]({ label: '', text: '', rows: '', ...content }, ' data-field="links.0"', direction)

it.each([
  { kind: 'heading', shown: ['Label'], required: ['label'] },
  { kind: 'paragraph', shown: ['Text'], required: ['text'] },
  { kind: 'columns', shown: ['Label', 'First', 'Second'], required: ['rows'] },
  { kind: 'question', shown: ['Label', 'Text'], required: ['label', 'text'] },
] as const)(
  'shows the parts of a block of kind $kind, and nothing when a required part is empty',
  ({ kind, shown, required }) => {
    const html = render(kind, FULL)
    expect(html).toContain('data-field="links.0"')
    expect(['Label', 'Text', 'First', 'Second'].filter((text) => html.includes(text))).toEqual(shown)
    for (const part of required) expect(render(kind, { ...FULL, [part]: ' \n\t' })).toBe('')
  },
)

it('divides a paragraph at empty lines, and links the addresses in it', () => {
  const html = render('paragraph', { text: 'One\nline\n\nme@example.com' })
  expect(html.match(/<p>/g)).toHaveLength(2)
  expect(html).toContain('One<br>')
  expect(html).toContain('<a href="mailto:me@example.com" rel="noopener" dir="ltr">')
})

it('links the text before an address in the second column, or the address alone', () => {
  const row = (second: string) => render('columns', { rows: `3 May\t${second}` })
  expect(row('Tickets https://a.example/7')).toContain(
    '<a href="https://a.example/7" target="_blank" rel="noopener">Tickets</a></dd>',
  )
  expect(row('https://a.example/7')).toContain('>https://a.example/7</a></dd>')
  expect(row('https://a.example/7 or call')).toContain('>https://a.example/7</a> or call</dd>')
  expect(row('Run javascript:alert(1)')).not.toContain('<a')
})

it('continues the row above when the first cell is empty', () => {
  const html = render('columns', { rows: '\tOpen\nMonday\t8:00\n\tTickets https://a.example/7\nTuesday\t' })
  expect(html.match(/<dt.*<\/dd>/g)).toEqual([
    '<dt>Open</dt><dd></dd>',
    '<dt>Monday</dt><dd>8:00<br><a href="https://a.example/7" target="_blank" rel="noopener">Tickets</a></dd>',
    '<dt>Tuesday</dt><dd></dd>',
  ])
})

it('leaves opening hours without letters in the direction of the page', () => {
  const row = { rows: 'الأحد\t8:00 – 1:00' }
  expect(render('columns', row)).toContain('<dt dir="rtl">الأحد</dt><dd>8:00 – 1:00</dd>')
  expect(render('columns', row, 'rtl')).toContain('<dt>الأحد</dt><dd>8:00 – 1:00</dd>')
})

it('unfolds an answer without a script', () => {
  expect(render('question', FULL)).toMatch(/^<details [^>]*>\s*<summary [^>]*>Label<\/summary>/)
})
