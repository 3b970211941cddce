import { describe, expect, it } from 'vitest'
import { ownPartCount } from '../../../../src/editor/checks/ownParts.ts'
import type { SiteData } from '../../../../src/templates/engine/data/siteData.ts'
import { linkOf } from '../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { blankSite } from '../../../../src/templates/engine/sample/blankSite.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'

const [kit, sample, otherSample] = await Promise.all([loadKit('1'), loadSample('1'), loadSample('2')])
const blank = blankSite(kit, 'en')
const ownLink = linkOf({ id: 'link-9', label: 'My shop', url: 'https://shop.lena.org' })
const count = (changes: Partial<SiteData>, base = sample, samples = [sample]) =>
  ownPartCount({ ...base.data, ...changes }, base.pictures, kit, samples)

describe('the parts of a page that are its user’s own', () => {
  it('are none of six on a new page, and on a blank one', () => {
    expect(count({})).toBe(0)
    expect(count({}, blank)).toBe(0)
  })

  it('grow with each text that replaces the sample’s', () => {
    expect(count({ name: 'Lena' })).toBe(1)
    expect(count({ name: 'Lena', tagline: 'Songs of mine', bio: 'I sing.' })).toBe(3)
  })

  it('do not have the links before the last of the sample’s is gone', () => {
    expect(count({ links: [...sample.data.links, ownLink] })).toBe(0)
    expect(count({ links: [ownLink] })).toBe(1)
  })

  it('are all six once nothing of the sample is left, though some parts are empty', () => {
    expect(count({ name: 'Lena', links: [ownLink], tagline: '', bio: '', portrait: null, socials: [] })).toBe(
      6,
    )
  })

  it('do not have an empty part while the name is the sample’s', () => {
    expect(count({ tagline: '', bio: '', links: [ownLink] })).toBe(1)
  })

  it('do not have the texts of another template’s sample', () => {
    const { name, tagline } = otherSample.data
    const changes = { name, tagline, links: [ownLink] }
    expect(count(changes, blank, [sample])).toBe(6)
    expect(count(changes, blank, [sample, otherSample])).toBe(1)
  })
})
