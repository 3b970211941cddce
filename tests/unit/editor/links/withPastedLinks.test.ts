import { describe, expect, it } from 'vitest'
import { withPastedLinks } from '../../../../src/editor/links/withPastedLinks.ts'
import { linkOf } from '../../../../src/templates/siteData.ts'

const PASTED = { label: 'Shop', url: 'https://shop.example/' }
const picture = { file: 'pictures/quay.webp', alt: '', width: 1, height: 1 }

describe('A list with pasted links', () => {
  it('has them at its end, in place of empty links, when they are added', () => {
    const first = linkOf({ id: 'first', label: 'Songs' })
    const links = withPastedLinks([first, linkOf({ id: 'empty' })], [PASTED, { ...PASTED, label: 'Again' }])
    expect(links).toEqual([
      first,
      linkOf({ id: 'link-2', ...PASTED }),
      linkOf({ id: 'link-3', ...PASTED, label: 'Again' }),
    ])
  })

  it.each([
    ['a picture', { picture }],
    ['an emoji', { emoji: '🌙' }],
    ['a note', { note: 'Soon' }],
    ['the text of a paragraph', { kind: 'paragraph', text: 'Hello' }],
    ['an empty block', { kind: 'heading' }],
  ] as const)('keeps a link when it has only %s', (_, values) => {
    const link = linkOf({ id: 'kept', ...values })
    expect(withPastedLinks([link], [PASTED])[0]).toBe(link)
  })
})
