import { expect, it } from 'vitest'
import { buildSummary } from '../../../src/build/buildSummary.ts'
import * as content from '../../../src/site/content.ts'

const nothing = {
  ...content,
  site: { ...content.site, url: 'https://ada.net', name: 'Ada', portrait: undefined, donationUrl: undefined },
  ...{ socials: [], projects: [], games: [], tracks: [], templates: [] },
  publishing: { steps: [], phoneTips: [] },
}

it('A build names what is left out, what is small, and where the site is, and no placeholder where there is none', () => {
  const said = buildSummary(nothing, ['games.ts: the picture a.jpg is small.'], 2, 'dist').trim().split('\n')
  expect(said[0]).toMatch(/^Left out, because there is none: portrait,.*projects, games, music, shop/)
  expect(said.slice(1)).toEqual(['games.ts: the picture a.jpg is small.', 'The site is in dist: 2 pages.'])
})

it('A build names the links that lead to nobody, and the sample’s name and address', () => {
  const social = (host: string) => ({ name: 'One', url: `https://${host}/ada` })
  const said = buildSummary(
    {
      ...nothing,
      site: { ...nothing.site, url: 'https://moongate.example', name: 'Isolde Wren' },
      socials: [social('twitter.example'), social('example.com'), social('ada.net')],
    },
    [],
    2,
    'dist',
  )
  expect(said).toContain(
    'Still the sample’s, or an address for examples: the name “Isolde Wren”, the site’s own address, https://moongate.example, and 1 of the profiles.',
  )
})
