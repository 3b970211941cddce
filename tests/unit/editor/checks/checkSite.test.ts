import { describe, expect, it } from 'vitest'
import { checkSite } from '../../../../src/editor/checks/checkSite.ts'
import { asTemplate } from '../../../../src/templates/engine/data/asTemplate.ts'
import { linkOf, playerOf, profileOf, type SiteData } from '../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../src/templates/engine/render/renderSite.ts'
import { allSamples, loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { TEMPLATE_IDS } from '../../../../src/templates/templateList.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const samples = await allSamples()
const sample = await loadSample(FIRST_TEMPLATE)
const link = linkOf({ id: 'a', label: 'A', url: 'https://example.com' })

/** A page without any content of the sample. */
const data: SiteData = {
  ...sample.data,
  title: 'Ada',
  description: 'Ada in one place.',
  name: 'Ada',
  tagline: '',
  bio: '',
  portrait: sample.data.portrait && { ...sample.data.portrait, alt: 'Ada at her desk' },
  links: [link],
  socials: [],
}
const pictures = new Map([[data.portrait?.file ?? '', new Uint8Array([1, 2, 3])]])
const findingsOf = async (changed: Partial<SiteData>) => {
  const site = { ...data, ...changed }
  return checkSite(site, kit, await renderSite(kit, site, pictures), samples).map(
    ({ severity, field }) => `${severity} ${field}`,
  )
}

describe('The check before an export', () => {
  it('finds nothing when all content is the owner’s', async () => {
    expect(await findingsOf({})).toEqual([])
  })

  it('finds signs that only look like letters, in a field and in a link', async () => {
    const links = [{ ...link, label: 'ʟᴀᴛᴇsᴛ songs' }]
    expect(await findingsOf({ tagline: '𝓢𝓸𝓷𝓰𝓼', links })).toEqual([
      'warning tagline',
      'warning links.0.label',
    ])
  })

  for (const id of TEMPLATE_IDS)
    it(`finds all content of sample ${id}, also after a change of template`, async () => {
      const { data: sampleData, pictures: samplePictures } = await loadSample(id)
      const fields = [
        'name',
        'tagline',
        'bio',
        'portrait',
        ...sampleData.links.map((_, index) => `links.${index}.url`),
        ...sampleData.socials.map((_, index) => `socials.${index}.url`),
      ]
      for (const targetKit of await Promise.all(TEMPLATE_IDS.map(loadKit))) {
        const site = asTemplate(sampleData, await loadKit(id), targetKit)
        const findings = checkSite(
          site,
          targetKit,
          await renderSite(targetKit, site, samplePictures),
          samples,
        )
        expect(findings.map(({ field }) => field)).toEqual(fields)
        for (const { message } of findings) expect(message).toMatch(/^[A-Z“].*\.$/)
      }
    })

  it('finds the sample’s text beside an address or a picture of the owner', async () => {
    const [first, second] = sample.data.links
    if (!first || !second) throw new Error('the sample has no two links')
    const links = [
      { ...first, url: 'https://example.com/song' },
      { ...second, url: 'https://example.com/art' },
    ]
    const alt = sample.data.portrait?.alt ?? ''
    expect(await findingsOf({ links, portrait: data.portrait && { ...data.portrait, alt } })).toEqual([
      'warning portrait.alt',
      'warning links.0.note',
      'warning links.1.label',
    ])
  })

  const picture = { file: 'pictures/link-1.webp', alt: 'A moon', width: 480, height: 480 }
  const cases: readonly [string, Partial<SiteData>, readonly string[]][] = [
    ['a missing name', { name: '' }, ['warning name']],
    ['a missing name', { title: ' ', name: '' }, ['warning name']],
    [
      'a font of headings that lacks some letters of the name',
      { name: 'Nguyễn Thị Hằng', headingFont: 'pirata-one' },
      ['warning headingFont'],
    ],
    [
      'nothing wrong with a font of headings that has no letter of the name',
      { name: 'Елена', headingFont: 'pirata-one' },
      [],
    ],
    [
      'nothing wrong with a font of headings that has all letters of the name',
      { name: 'Nguyễn Thị Hằng', headingFont: 'grenze-gotisch' },
      [],
    ],
    ['an invalid language', { language: 'english!' }, ['warning language']],
    ['an invalid address', { address: 'my site' }, ['warning address']],
    [
      'a picture without alternative text',
      { portrait: data.portrait && { ...data.portrait, alt: '' } },
      ['warning portrait.alt'],
    ],
    ['a link without an address', { links: [link, { ...link, id: 'b', url: '' }] }, ['warning links.1.url']],
    [
      'a heading without text',
      { links: [link, linkOf({ id: 'h', kind: 'heading' })] },
      ['warning links.1.label'],
    ],
    [
      'a card whose picture is too small',
      { links: [{ ...link, picture: { ...picture, width: 128, height: 128 }, pictureSize: 'large' }] },
      ['warning links.0.picture'],
    ],
    [
      'nothing wrong with a picture without alternative text beside the text of its link',
      {
        links: [
          { ...link, picture: { ...picture, alt: '' } },
          {
            ...link,
            id: 'b',
            url: 'https://example.com/b',
            picture: { ...picture, alt: '' },
            pictureSize: 'large',
          },
        ],
      },
      [],
    ],
    [
      'a paragraph without text',
      { links: [link, linkOf({ id: 'p', kind: 'paragraph' })] },
      ['warning links.1.text'],
    ],
    [
      'a list without rows',
      { links: [link, linkOf({ id: 'c', kind: 'columns', label: 'Hours' })] },
      ['warning links.1.rows'],
    ],
    [
      'a question without an answer',
      { links: [link, linkOf({ id: 'q', kind: 'question', label: 'Why?' })] },
      ['warning links.1.text'],
    ],
    ['two addresses in one field', { links: [{ ...link, url: 'a.com/x b.com/y' }] }, ['warning links.0.url']],
    [
      'another network’s address',
      { socials: [profileOf({ id: 'a', network: 'instagram', url: 'https://tiktok.com/@ada' })] },
      ['warning socials.0.url'],
    ],
    [
      'the address of a stranger among the profiles',
      { socials: [profileOf({ id: 'a', network: 'instagram', url: 'https://luna.com/moon' })] },
      ['warning socials.0.url'],
    ],
    [
      'nothing wrong with a name that looks like a host',
      { socials: [profileOf({ id: 'a', network: 'instagram', url: 'luna.moon' })] },
      [],
    ],
    [
      'a number for WhatsApp without its country',
      { socials: [profileOf({ id: 'a', network: 'whatsapp', url: '0170 1234567' })] },
      ['warning socials.0.url'],
    ],
    ['nothing to press', { links: [] }, ['warning links']],
    ['an address twice', { links: [link, { ...link, id: 'b' }] }, ['warning links.1.url']],
    [
      'a label that names another network than its address',
      { links: [{ ...link, label: 'Follow me on GitHub', url: 'https://x.com/ada' }] },
      ['warning links.0.url'],
    ],
    [
      'nothing wrong with a label that names two networks',
      {
        links: [
          { ...link, label: 'GitHub stars on Twitter', url: 'https://x.com/ada' },
          { ...link, id: 'b', label: 'Medium: blogs on GitHub', url: 'https://medium.com/@ada' },
        ],
      },
      [],
    ],
    [
      'nothing wrong with a label in which the name of a network is an ordinary word',
      { links: [{ ...link, label: 'Threads on data analytics', url: 'https://x.com/ada' }] },
      [],
    ],
    [
      'a label that ends with such a name',
      { links: [{ ...link, label: 'Follow me on Threads!', url: 'https://x.com/ada' }] },
      ['warning links.0.url'],
    ],
    ['marks of Markdown', { bio: '**Ada** &amp; moon' }, ['warning bio']],
    ['a name in Discord', { links: [{ ...link, url: 'ada#2471' }] }, ['warning links.0.url']],
    ['a link without a name', { links: [{ ...link, label: '' }] }, ['warning links.0.label']],
    ['a link that is broken', { links: [{ ...link, url: 'https://' }] }, ['warning links.0.url']],
    [
      'music of an unknown service',
      { music: [playerOf('https://example.com/song')] },
      ['warning music.0.url'],
    ],
    ['a player without an address', { music: [playerOf('')] }, ['warning music.0.url']],
    [
      'a player’s picture without alternative text, unless it is beside a title',
      {
        music: [
          playerOf('https://vimeo.com/76979871', { picture: { ...picture, alt: '' } }),
          playerOf('https://vimeo.com/76979872', {
            id: 'b',
            title: 'Low Water',
            picture: { ...picture, alt: '' },
          }),
        ],
      },
      ['warning music.0.picture.alt'],
    ],
    [
      'text with too little contrast',
      { colours: { ...data.colours, text: data.colours.ground, buttonText: data.colours.button } },
      ['warning colours.text', 'warning colours.buttonText'],
    ],
  ]
  for (const [description, changed, fields] of cases)
    it(`finds ${description}`, async () => {
      expect(await findingsOf(changed)).toEqual(fields)
    })

  it('lists unsafe findings first', async () => {
    const links = [
      { ...link, url: '' },
      { ...link, id: 'b', url: 'javascript:alert(1)' },
    ]
    const socials = [profileOf({ id: 'a', network: 'website', url: 'data:,x' })]
    expect(await findingsOf({ title: '', links, socials })).toEqual([
      'unsafe links.1.url',
      'unsafe socials.0.url',
      'warning links.0.url',
    ])
  })

  it('says nothing about a missing title or description, because they follow from name and tagline', async () => {
    expect(await findingsOf({ title: '', name: 'Ada', description: '', tagline: '' })).toEqual([])
  })

  it('ignores hidden items', async () => {
    expect(
      await findingsOf({ links: [link, { ...link, id: 'b', label: '', url: '', hidden: true }] }),
    ).toEqual([])
  })

  it('finds a page that is too heavy', () => {
    const heavy = [{ path: 'pictures/portrait.webp', bytes: new Uint8Array(3_000_000) }]
    expect(checkSite(data, kit, heavy, samples)).toEqual([
      { severity: 'warning', field: '', message: expect.stringContaining('3.0 MB') },
    ])
  })
})
