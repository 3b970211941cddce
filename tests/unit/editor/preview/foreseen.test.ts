import { describe, expect, it } from 'vitest'
import { foreseen, isSameSite } from '../../../../src/editor/preview/foreseen.ts'
import { sampleSite } from '../../../../src/templates/samples.ts'

const site = await sampleSite('1')
const { data } = site
const [link] = data.links
const [social] = data.socials
if (!link || !social || !data.portrait) throw new Error('the sample has no link, no profile or no portrait')

describe('a site that is foreseen', () => {
  const fields = {
    name: data.name,
    bio: data.bio,
    'links.0.label': link.label,
    'links.0.url': link.url,
    'socials.0.url': social.url,
    'portrait.alt': data.portrait?.alt ?? '',
  }
  for (const [path, from] of Object.entries(fields)) {
    it(`has the words of ${path} that are about to be there, and is else as it was`, () => {
      const to = `${from}!`
      const next = foreseen(site, { path, from, to })
      if (!next) throw new Error('it is not foreseen')
      expect(next.pictures).toBe(site.pictures)
      expect(isSameSite(next, site)).toBe(false)
      const back = foreseen(next, { path, from: to, to: from })
      expect(back).toEqual(site)
      expect(back && isSameSite(back, site)).toBe(true)
    })
  }

  it('keeps lists lists', () => {
    const next = foreseen(site, { path: 'links.0.label', from: link.label, to: 'x' })
    expect(Array.isArray(next?.data.links)).toBe(true)
    expect(next?.data.links[0]).toEqual({ ...link, label: 'x' })
    expect(next?.data.links.slice(1)).toEqual(data.links.slice(1))
  })

  it('is none where the field holds something else than the data, or there is no such field', () => {
    expect(foreseen(site, { path: 'name', from: 'Somebody else', to: 'x' })).toBeNull()
    expect(foreseen(site, { path: 'links.99.label', from: '', to: 'x' })).toBeNull()
    expect(foreseen(site, { path: 'toString', from: '', to: 'x' })).toBeNull()
    expect(foreseen(site, { path: 'draft.name', from: '', to: 'x' })).toBeNull()
    expect(foreseen(site, { path: 'effects.on', from: 'true', to: 'x' })).toBeNull()
  })

  it('is none for a colour, of which only a whole one is one', () => {
    expect(foreseen(site, { path: 'colours.glow', from: data.colours.glow, to: '#12' })).toBeNull()
  })
})

describe('two sites', () => {
  it('are the same when all that they say is, however it came about', () => {
    expect(isSameSite(site, { ...site, data: structuredClone(data) })).toBe(true)
    expect(isSameSite(site, { ...site, data: { ...data, links: data.links.slice(1) } })).toBe(false)
    expect(isSameSite(site, { ...site, data: { ...data, portrait: null } })).toBe(false)
    expect(isSameSite(site, { ...site, pictures: new Map(site.pictures) })).toBe(false)
  })
})
