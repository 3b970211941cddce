import { expect, it } from 'vitest'
import type { BlockContent } from '../../../../../src/templates/engine/blocks/block.ts'
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '../../../../../src/templates/engine/blocks/blocks.ts'

const EMPTY: BlockContent = { label: '', text: '', rows: '' }
const FULL: BlockContent = { label: 'Label', text: 'Text', rows: 'First\tSecond' }
const render = (kind: BlockKind, content: Partial<BlockContent>) =>
  BLOCKS[kind].render({ ...EMPTY, ...content }, ' data-field="links.0"')

it.each(BLOCK_KINDS)(
  'shows the parts of a block of kind %s, and nothing when a required part is empty',
  (kind) => {
    const { parts, requiredParts } = BLOCKS[kind]
    const html = render(kind, FULL)
    expect(html).toContain('data-field="links.0"')
    for (const part of ['label', 'text', 'rows'] as const)
      for (const text of FULL[part].split('\t')) expect(html.includes(text)).toBe(part in parts)
    for (const part of Object.keys(requiredParts)) {
      expect(Object.keys(parts)).toContain(part)
      expect(render(kind, { ...FULL, [part]: ' \n\t' })).toBe('')
    }
  },
)

it('divides a paragraph at empty lines, and links the addresses in it', () => {
  const html = render('paragraph', { text: 'One\nline\n\nme@example.com' })
  expect(html.match(/<p /g)).toHaveLength(2)
  expect(html).toContain('One<br>')
  expect(html).toContain('<a href="mailto:me@example.com"')
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

it('leaves opening hours without letters in the direction of the page', () => {
  expect(render('columns', { rows: 'الأحد\t8:00 – 1:00' })).toContain(
    '<dt dir="auto">الأحد</dt><dd>8:00 – 1:00</dd>',
  )
})

it('unfolds an answer without a script', () => {
  expect(render('question', FULL)).toMatch(/^<details [^>]*>\s*<summary [^>]*>Label<\/summary>/)
})
