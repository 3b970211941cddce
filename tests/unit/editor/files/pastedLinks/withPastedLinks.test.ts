import { describe, expect, it } from 'vitest'
import { withPastedLinks } from '../../../../../src/editor/files/pastedLinks/withPastedLinks.ts'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { linkOf } from '../../../../../src/templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../../../src/templates/engine/data/siteLimits.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const PASTED = { name: 'Shop', address: 'https://shop.example/' }
const ADDED = { label: 'Shop', url: 'https://shop.example/' }
const SAMPLE = [linkOf({ id: 'l1', label: 'Songs' }), linkOf({ id: 'l2', label: 'Shop', rows: 'Mon 9–17' })]
const picture = { file: 'pictures/quay.webp', alt: '', width: 1, height: 1 }

describe('A list with pasted links', () => {
  it('has them at its end, in place of empty links, when they are added', () => {
    const first = linkOf({ id: 'first', label: 'Songs' })
    const { links, added } = withPastedLinks(
      [first, linkOf({ id: 'empty' })],
      [PASTED, { ...PASTED, name: 'Again' }],
      SAMPLE,
    )
    expect(added).toHaveLength(2)
    expect(links).toEqual([
      first,
      linkOf({ id: 'link-2', ...ADDED }),
      linkOf({ id: 'link-3', ...ADDED, label: 'Again' }),
    ])
  })

  it.each([
    ['a link with only a picture', { picture }],
    ['a link with only an emoji', { emoji: '🌙' }],
    ['a link with only a note', { note: 'Soon' }],
    ['a paragraph', { kind: 'paragraph', text: 'Hello' }],
    ['an empty heading', { kind: 'heading' }],
  ] as const)('keeps %s when links are pasted', (_, values) => {
    const link = linkOf({ id: 'kept', ...values })
    expect(withPastedLinks([link], [PASTED], SAMPLE).links[0]).toBe(link)
  })

  it.each([
    ['all links of the sample', SAMPLE],
    ['one of them, from a saved draft', [structuredClone(SAMPLE[1])]],
    ['them and an empty link', [...SAMPLE, linkOf({ id: 'empty' })]],
  ])('has no links of the sample when it had only %s', (_, links) => {
    const next = withPastedLinks(links as typeof SAMPLE, [PASTED], SAMPLE)
    expect(next).toMatchObject({ links: [ADDED], isInPlaceOfSample: true })
  })

  it.each([
    ['one was changed', [{ ...SAMPLE[0], label: 'My songs' }, SAMPLE[1]]],
    ['one was added', [...SAMPLE, linkOf({ id: 'mine', label: 'Mine' })]],
  ])('keeps the links of the sample when %s', (_, links) => {
    const next = withPastedLinks(links as typeof SAMPLE, [PASTED], SAMPLE)
    expect(next).toMatchObject({ links: [...links, ADDED], isInPlaceOfSample: false })
  })

  it('is full only when it has no room, and not when an address is too long', () => {
    const tooLong = { ...PASTED, address: `https://shop.example/${'x'.repeat(SITE_LIMITS.lineCharacters)}` }
    expect(withPastedLinks([], [PASTED, tooLong], SAMPLE)).toMatchObject({ added: [PASTED], isFull: false })
    const links = Array.from({ length: SITE_LIMITS.links }, (_, index) =>
      linkOf({ id: `l${index}`, label: 'Old' }),
    )
    expect(withPastedLinks(links, [PASTED], SAMPLE)).toMatchObject({ added: [], isFull: true })
  })

  it('can be opened again when too many links are pasted, or links that are too long', async () => {
    const { data } = await loadSample(FIRST_TEMPLATE)
    const tooLong = 'x'.repeat(SITE_LIMITS.lineCharacters + 1)
    const oldLinks = Array.from({ length: SITE_LIMITS.links - 2 }, (_, index) =>
      linkOf({ id: `l${index}`, label: 'Old' }),
    )
    const pasted = [
      { ...PASTED, address: `https://shop.example/${tooLong}` },
      { ...PASTED, name: tooLong },
      PASTED,
      PASTED,
    ]
    const { links, added } = withPastedLinks(oldLinks, pasted, data.links)
    expect(added).toHaveLength(2)
    expect(links).toHaveLength(SITE_LIMITS.links)
    expect(parseSiteData({ ...data, links })).toHaveProperty('data')
  })
})
