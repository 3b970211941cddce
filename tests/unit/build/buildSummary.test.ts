import { expect, it } from 'vitest'
import { buildSummary } from '../../../src/build/buildSummary.ts'
import * as content from '../../../src/site/content.ts'
import english from '../../../src/site/english.json' with { type: 'json' }
import { isSample } from '../../helpers/sample.ts'

const emptySite = {
  ...content,
  site: { ...content.site, url: 'https://ada.net', name: 'Ada', portrait: undefined, donationUrl: undefined },
  socials: [],
  projects: [],
  events: [],
  galleries: [],
  tracks: [],
  templates: [],
  publishing: { steps: [], phoneTips: [] },
  refundPolicy: [],
}
const pages = ['/', '/media'].map((path) => ({ path, title: 'Ada' }))

it('A build names missing parts, warnings and the output folder when the content has no placeholder', () => {
  const messages = buildSummary(emptySite, ['games.ts: the picture a.jpg is small.'], pages, 'dist')
    .trim()
    .split('\n')
  expect(messages[0]).toMatch(/^Left out, because there is none: portrait,.*projects, galleries, music, shop/)
  expect(messages.slice(1)).toEqual([
    'games.ts: the picture a.jpg is small.',
    'The site is in dist: 2 pages.',
  ])
})

it('lists the sample’s name, and addresses on domains for examples, when the owner has not replaced them', () => {
  const social = (host: string) => ({ name: 'One', url: `https://${host}/ada` })
  const messages = buildSummary(
    {
      ...emptySite,
      site: { ...emptySite.site, url: 'https://moongate.example', name: 'Isolde Wren' },
      socials: [
        ...['twitter.example', 'example.com', 'mira.example.org'].map(social),
        ...['ada.net', 'my-example.com', 'example.de', 'example.com.ada.net'].map(social),
      ],
    },
    [],
    pages,
    'dist',
  )
  expect(messages).toContain(
    'Still the sample’s, or an address for examples: the name “Isolde Wren”, the site’s own address, https://moongate.example, and 3 of the profiles.',
  )
})

it('A build names the refund policy and the steps when a paragraph of them is still the sample’s', () => {
  const summary = (refundPolicy: readonly string[], steps: readonly string[]) =>
    buildSummary({ ...emptySite, refundPolicy, publishing: { steps, phoneTips: [] } }, [], pages, 'dist')
  const sampleSentence = 'No refunds are given once work has begun.'
  expect(summary(['Ask me.', sampleSentence], [])).toContain('for examples: the refund policy.')
  const step = 'Unzip the file. You get a folder; keep everything in it together.'
  expect(summary([sampleSentence], [step])).toContain('the refund policy and the steps for publishing.')
  expect(summary(['Ask me.'], ['Unzip it.'])).not.toContain('Still the sample’s')
})

it('A build knows every paragraph of the sample’s policy and steps', ({ skip }) => {
  skip(!isSample, 'The content is not the sample')
  const { refundPolicy, publishing } = content
  // All these texts are in one set, so any of them is found in any place.
  for (const text of [...refundPolicy, ...publishing.steps, ...publishing.phoneTips])
    expect(buildSummary({ ...emptySite, refundPolicy: [text] }, [], pages, 'dist'), text).toContain(
      'refund policy',
    )
})

it('A build names the pages whose title is too long for search results', () => {
  const long = { path: '/shop/1', title: 'x'.repeat(80) }
  expect(buildSummary(emptySite, [], [...pages, long], 'dist')).toContain(
    'these are longer: /shop/1 with 80.',
  )
  expect(buildSummary(emptySite, [], pages, 'dist')).not.toContain('Search results')
})

it('A build names the texts about templates when the shop has cards and no template', () => {
  const card = {
    id: 'bowl',
    title: 'Bowl',
    summary: 'Of clay.',
    bio: [],
    image: 'bowl.jpg',
    phoneImage: 'bowl.jpg',
    images: [],
    priceText: undefined,
  }
  const summary = (text: typeof english, kit?: string) =>
    buildSummary(
      { ...emptySite, text, templates: [kit ? { ...card, kit } : card], isAllFree: false, sections: [] },
      [],
      pages,
      'dist',
    )
  expect(summary(english)).toMatch(/texts about templates in a shop without any \(shop\.heading, /)
  expect(summary(english, '1')).not.toContain('without any')
  const shop = { ...english.shop, name: 'Pots', heading: 'Pots', description: 'Pots by Ada.', request: 'Ask' }
  const template = { ...english.template, missing: 'No such pot' }
  expect(summary({ ...english, shop, template })).not.toContain('without any')
  expect(summary({ ...english, shop })).toContain(
    'a text about templates in a shop without any (template.missing).',
  )
})
