import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageFragment, readPageFragment } from '../../../../src/editor/send/pageLink.ts'
import { TEMPLATE_IDS } from '../../../../src/site/templateFolders.ts'
import { withoutPictures } from '../../../../src/templates/pictures.ts'
import { loadSample } from '../../../../src/templates/samples.ts'
import { linkOf } from '../../../../src/templates/siteData.ts'

describe('A page in a link', () => {
  for (const id of TEMPLATE_IDS)
    it(`is read as it was written, without its pictures: the sample of ${id}`, async () => {
      const { data } = await loadSample(id)
      const written = { ...data, name: 'Ada “Söhne” 月 🌙', bio: 'a\n\nb' }
      const fragment = pageFragment(written) ?? ''
      expect(fragment).toMatch(/^#page=[\w-]+$/)
      expect(readPageFragment(fragment)).toEqual(withoutPictures(written))
    })

  it('is refused when it is too long for a link', async () => {
    const [id = ''] = TEMPLATE_IDS
    const { data } = await loadSample(id)
    // Numbers without a pattern, because a pattern would be compressed.
    const links = Array.from({ length: 1500 }, (_, index) =>
      linkOf({
        id: `l${index}`,
        label: `${(index * 7919) % 1000} nights`,
        url: `https://ada.example/${index ** 3}`,
      }),
    )
    expect(pageFragment({ ...data, links })).toBeNull()
  })

  it('is refused when it has hundreds of thousands of bytes', async () => {
    const [id = ''] = TEMPLATE_IDS
    const { data } = await loadSample(id)
    // Letters without a pattern, because a pattern would be compressed.
    const letters = Array.from({ length: 200_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * index * 7919) % 20_011)),
    )
    expect(pageFragment({ ...data, bio: letters.join('') })).toBeNull()
  })

  it('is reported as broken when it is cut off, invalid or too long, and ignored when it is another fragment', async () => {
    const [id = ''] = TEMPLATE_IDS
    const fragment = pageFragment((await loadSample(id)).data) ?? ''
    for (const brokenFragment of [fragment.slice(0, -20), '#page=', '#page=%%%', `#page=${'A'.repeat(9000)}`])
      expect(readPageFragment(brokenFragment)).toBe('broken')
    for (const otherFragment of ['', '#', '#group-links', '#pages=abc'])
      expect(readPageFragment(otherFragment)).toBe('none')
  })

  it('is reported as broken when it contains random text', () => {
    fc.assert(
      fc.property(fc.base64String(), fc.json(), (base64, json) => {
        for (const written of [base64, Buffer.from(json).toString('base64')])
          expect(readPageFragment(`#page=${written}`)).toBe('broken')
      }),
    )
  })
})
