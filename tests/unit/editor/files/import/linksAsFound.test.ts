import { describe, expect, it } from 'vitest'
import { linksAsFound } from '../../../../../src/editor/files/import/linksAsFound.ts'
import type { LinkTexts } from '../../../../../src/editor/files/import/pageTexts.ts'
import { linkOf } from '../../../../../src/templates/engine/data/siteData.ts'

const link = (name: string) => linkOf({ id: name, label: name, url: `https://${name}.example/` })
const heading = (name: string) => linkOf({ id: name, kind: 'heading', label: name })
const texts = (label: string): LinkTexts => ({
  label,
  note: '',
  url: `https://${label}.example/`,
  isBlock: false,
})
const block = (label: string): LinkTexts => ({ label, note: '', url: '', isBlock: true })

const links = [
  link('shop'),
  heading('elsewhere'),
  linkOf({ id: 'secret', label: 'secret', url: 'https://secret.example/', hidden: true }),
  // A block without text is not on the page.
  heading(''),
  link('songs'),
]
const page = [texts('shop'), block('elsewhere'), texts('songs')]
const labelsAsFound = (...found: readonly LinkTexts[]) =>
  linksAsFound(links, page, found).map(({ label }) => label)

describe('The links of a page that was changed by hand', () => {
  it('are the same array when nothing differs', () => {
    expect(linksAsFound(links, page, [texts('shop'), block('elsewhere'), texts('songs')])).toBe(links)
  })

  it('have the order of the page when a link was moved across a heading', () => {
    expect(labelsAsFound(block('elsewhere'), texts('shop'), texts('songs'))).toEqual([
      'elsewhere',
      'shop',
      'secret',
      '',
      'songs',
    ])
    expect(labelsAsFound(texts('shop'), texts('songs'), block('elsewhere'))).toEqual([
      'shop',
      'songs',
      'secret',
      '',
      'elsewhere',
    ])
  })

  it('have a new link below the heading that is above it on the page', () => {
    expect(labelsAsFound(texts('shop'), block('elsewhere'), texts('new'), texts('songs'))).toEqual([
      'shop',
      'elsewhere',
      'new',
      'secret',
      '',
      'songs',
    ])
  })

  it('have the order of the page when the text of the heading was changed too', () => {
    expect(labelsAsFound(block('Other places'), texts('shop'), texts('songs'))).toEqual([
      'elsewhere',
      'shop',
      'secret',
      '',
      'songs',
    ])
  })

  it('still have a heading that was removed from the page', () => {
    expect(linksAsFound(links, page, [texts('shop'), texts('songs')])).toBe(links)
    expect(labelsAsFound(texts('songs'), texts('shop'))).toEqual(['songs', 'elsewhere', 'secret', '', 'shop'])
  })

  it('do not have a heading that was added to the page', () => {
    expect(linksAsFound(links, page, [block('News'), ...page])).toBe(links)
  })
})
