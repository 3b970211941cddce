import { expect, it } from 'vitest'
import { changedPlaces } from '../../../../src/editor/state/changedPlaces.ts'
import { linkOf, type SiteData } from '../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../src/templates/engine/kit/kits.ts'
import { blankSite } from '../../../../src/templates/engine/sample/blankSite.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const shop = linkOf({ id: 'a', label: 'Shop' })
const songs = linkOf({ id: 'b', label: 'Songs' })
const art = linkOf({ id: 'c', label: 'Art' })
const page: SiteData = { ...blankSite(await loadKit(FIRST_TEMPLATE), 'en').data, links: [shop, songs, art] }
const { colours } = page

it.each<[string, Partial<SiteData>, string[]]>([
  ['a text', { description: 'Songs at night' }, ['description']],
  ['one colour', { colours: { ...colours, text: '#123456' } }, ['colours.text']],
  ['a palette', { colours: { ...colours, text: '#123456', glow: '#123456' } }, ['colours']],
  ['the crop of the portrait', { portraitPlace: { x: 0, y: 0, zoom: 2 }, portraitTint: true }, ['portrait']],
  ['the address of a link', { links: [shop, { ...songs, url: 'a.example' }, art] }, ['links.1.url']],
  ['a link that is new', { links: [shop, songs, linkOf({ id: 'd' }), art] }, ['links.2']],
  ['a link that is gone', { links: [shop, art] }, ['links.1']],
  ['a link that has moved up', { links: [art, shop, songs] }, ['links.0']],
  ['a link that has moved down', { links: [songs, art, shop] }, ['links.2']],
  [
    'several fields, in the order of the form',
    { language: 'de', links: [shop], name: 'Ada' },
    ['name', 'links.1', 'links.2', 'language'],
  ],
])('names the place when the difference is %s', (_, change, paths) => {
  expect(changedPlaces(page, { ...page, ...change }).map(({ path }) => path)).toEqual(paths)
})
