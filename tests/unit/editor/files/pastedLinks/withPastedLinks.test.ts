import { describe, expect, it } from 'vitest'
import { withPastedLinks } from '../../../../../src/editor/files/pastedLinks/withPastedLinks.ts'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { linkOf } from '../../../../../src/templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../../../src/templates/engine/data/siteLimits.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const PASTED = { label: 'Shop', url: 'https://shop.example/' }
const picture = { file: 'pictures/quay.webp', alt: '', width: 1, height: 1 }

describe('A list with pasted links', () => {
  it('has them at its end, in place of empty links, when they are added', () => {
    const first = linkOf({ id: 'first', label: 'Songs' })
    const { links, addedCount } = withPastedLinks(
      [first, linkOf({ id: 'empty' })],
      [PASTED, { ...PASTED, label: 'Again' }],
    )
    expect(addedCount).toBe(2)
    expect(links).toEqual([
      first,
      linkOf({ id: 'link-2', ...PASTED }),
      linkOf({ id: 'link-3', ...PASTED, label: 'Again' }),
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
    expect(withPastedLinks([link], [PASTED]).links[0]).toBe(link)
  })

  it('can be opened again when too many links are pasted, or links that are too long', async () => {
    const { data } = await loadSample(FIRST_TEMPLATE)
    const tooLong = 'x'.repeat(SITE_LIMITS.lineCharacters + 1)
    const oldLinks = Array.from({ length: SITE_LIMITS.links - 2 }, (_, index) =>
      linkOf({ id: `l${index}`, label: 'Old' }),
    )
    const { links, addedCount } = withPastedLinks(oldLinks, [
      { ...PASTED, url: `https://shop.example/${tooLong}` },
      { ...PASTED, label: tooLong },
      PASTED,
      PASTED,
    ])
    expect(addedCount).toBe(2)
    expect(links).toHaveLength(SITE_LIMITS.links)
    expect(parseSiteData({ ...data, links })).toHaveProperty('data')
  })
})
