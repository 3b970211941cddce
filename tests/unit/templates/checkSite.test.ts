import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../src/templates/checkSite.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { sampleSite } from '../../../src/templates/samples.ts'
import { type SiteData, TEMPLATE_IDS } from '../../../src/templates/siteData.ts'

const kit = await loadKit('1')
const { data, pictures } = await sampleSite('1')
const found = (changed: Partial<SiteData>) => {
  const site = { ...data, ...changed }
  return checkSite(site, kit, renderSite(kit, site, pictures)).map(
    ({ severity, field }) => `${severity} ${field}`,
  )
}
const link = { id: 'a', label: 'A', url: 'https://example.com', note: '' }

describe('Before a site goes out,', () => {
  for (const id of TEMPLATE_IDS)
    it(`nothing is found in sample ${id}`, async () => {
      const sample = await sampleSite(id)
      const own = await loadKit(id)
      expect(checkSite(sample.data, own, renderSite(own, sample.data, sample.pictures))).toEqual([])
    })

  const findings: readonly [string, Partial<SiteData>, readonly string[]][] = [
    ['a missing title', { title: ' ' }, ['warning title']],
    [
      'a missing name and description',
      { name: '', description: '' },
      ['warning description', 'warning name'],
    ],
    ['a language that is none', { language: 'english!' }, ['warning language']],
    ['an address that is none', { address: 'my site' }, ['warning address']],
    [
      'a picture without words',
      { portrait: data.portrait && { ...data.portrait, alt: '' } },
      ['warning portrait.alt'],
    ],
    ['a link without an address', { links: [link, { ...link, id: 'b', url: '' }] }, ['warning links.1.url']],
    ['a link without a name', { links: [{ ...link, label: '' }] }, ['warning links.0.label']],
    ['a link that is broken', { links: [{ ...link, url: 'https://' }] }, ['warning links.0.url']],
    ['music that nobody plays', { music: 'https://example.com/song' }, ['warning music']],
    [
      'text that cannot be read',
      { colours: { ...data.colours, text: data.colours.ground, buttonText: data.colours.button } },
      ['warning colours.text', 'warning colours.buttonText'],
    ],
  ]
  for (const [what, changed, fields] of findings)
    it(`${what} is found`, () => {
      expect(found(changed)).toEqual(fields)
    })

  it('what is unsafe comes first, and nothing else is', () => {
    const links = [
      { ...link, url: '' },
      { ...link, id: 'b', url: 'javascript:alert(1)' },
    ]
    expect(found({ title: '', links, socials: [{ id: 'a', network: 'website', url: 'data:,x' }] })).toEqual([
      'unsafe links.1.url',
      'unsafe socials.0.url',
      'warning title',
      'warning links.0.url',
    ])
  })

  it('a page too heavy is found', () => {
    const heavy = [{ path: 'pictures/portrait.webp', bytes: new Uint8Array(3_000_000) }]
    expect(checkSite(data, kit, heavy)).toEqual([
      { severity: 'warning', field: '', message: expect.stringContaining('3.0 MB') },
    ])
  })
})
