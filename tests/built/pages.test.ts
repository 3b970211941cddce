import { expect, it } from 'vitest'
import { samplePages } from '../helpers/samplePages.ts'
import { attributes, pageKinds, readPage, readText } from './builtSite.ts'

const home = readText('index.html')

/** The navigation of the sections as HTML; undefined if the page has none. */
const sectionsOf = (html: string) => /<nav aria-label="Sections".*?<\/nav>/s.exec(html)?.[0]

it('has the home page’s sections and their navigation in the owner’s order', () => {
  const ids = ['socials', 'shop', 'projects', 'media', 'message', 'music']
  // Content blockers hide `#socials`, so its id is on an empty anchor.
  const tags = home.match(/<div id="socials" data-anchor=""><\/div><section|<section id="[^"]*"/g) ?? []
  expect(tags.flatMap((tag) => attributes(tag, 'id'))).toEqual(ids)
  const links = attributes(sectionsOf(home) ?? '', 'href')
  expect(links).toEqual(ids.map((id) => `#${id}`))
})

it('has the navigation of the sections on no other page', () => {
  for (const route of pageKinds.filter(({ path }) => path !== '/'))
    expect(sectionsOf(readPage(route)), route.path).toBeUndefined()
})

it('has rel=me on each link to a profile of the owner', () => {
  const section = home.slice(home.indexOf('id="socials"')).split('</section>')[0] ?? ''
  const links = section.match(/<a [^>]*>/g) ?? []
  expect(links).toHaveLength(4)
  for (const link of links) expect(attributes(link, 'rel')).toEqual(['me noopener noreferrer'])
})

it('has names of links and fields in which words neither run together nor fall apart', () => {
  expect(home).toContain('aria-label="Twitter @your-name"')
  expect(home).toContain('Other forms of contact <small>optional</small>')
})

it('has the pictures and the wallpapers of each section of a gallery', () => {
  const html = readText('media/index.html')
  const sections = html.slice(html.indexOf('<main')).split('<section ').slice(1)
  const alts = sections.map((section) => attributes(section.split('</section>')[0] ?? '', 'alt'))
  expect(alts.map(({ length }) => length)).toEqual([7, 1, 3])
  expect(alts.flat()).toEqual(samplePages.find(({ path }) => path === '/media')?.pictures)
  const wallpaperCounts = sections.map((section) => section.match(/<a [^>]*target="_blank"/g)?.length ?? 0)
  expect(wallpaperCounts).toEqual([6, 0, 0])
})

it('has a link to the editor in each card of the shop', () => {
  const addresses = attributes(readText('shop/index.html'), 'href')
  expect(addresses.filter((address) => address.startsWith('/editor/'))).toEqual([
    '/editor/1',
    '/editor/2',
    '/editor/3',
  ])
})
