import { expect, it } from 'vitest'
import { published } from '../helpers/published.ts'
import { findRoute, galleries, sections, socials, templates, text } from '../helpers/siteModules.ts'
import { attributes, decodeEntities, pageKinds, readPage } from './builtSite.ts'

/** The `href` of a link to a path of the site. */
const withBase = (path: string) => published.pathname + path.slice(1)

/** A navigation as HTML; undefined if the page has none with this name. */
const navigationOf = (html: string, name: string = text.page.sections) =>
  [...html.matchAll(/<nav aria-label="([^"]*)".*?<\/nav>/gs)].find(
    ([, label = '']) => decodeEntities(label) === name,
  )?.[0]

it('has the home page’s sections and their navigation in the owner’s order', () => {
  const html = readPage(findRoute('/'))
  const ids = sections.map(({ id }) => id)
  const anchors = html.match(/<div id="[^"]*" data-anchor=""><\/div><section /g) ?? []
  expect(anchors.flatMap((tag) => attributes(tag, 'id'))).toEqual(ids)
  const links = attributes(navigationOf(html) ?? '', 'href')
  expect(links).toEqual(ids.map((id) => `#${id}`))
})

it('has the navigation of the sections on no other page', () => {
  for (const route of pageKinds.filter(({ path }) => path !== '/'))
    expect(navigationOf(readPage(route)), route.path).toBeUndefined()
})

it('has rel=me on each link to a profile of the owner', () => {
  const html = readPage(findRoute('/'))
  const section = html.slice(html.indexOf('id="socials"')).split('</section>')[0] ?? ''
  const links = section.match(/<a [^>]*>/g) ?? []
  expect(links).toHaveLength(socials.length)
  for (const link of links) expect(attributes(link, 'rel')).toEqual(['me noopener noreferrer'])
})

it('has names of links and fields in which words neither run together nor fall apart', () => {
  const html = readPage(findRoute('/'))
  expect(html).toContain('aria-label="Twitter @your-name"')
  expect(html).toContain('Other forms of contact <small>optional</small>')
})

it('has the pictures and the wallpapers of each section of a gallery', () => {
  for (const gallery of galleries) {
    const html = readPage(findRoute(gallery.path))
    const parts = html.slice(html.indexOf('<main')).split('<section ').slice(1)
    expect(parts).toHaveLength(gallery.sections.length)
    for (const [index, { images, wallpapers }] of gallery.sections.entries()) {
      const section = parts[index]?.split('</section>')[0] ?? ''
      expect(attributes(section, 'alt')).toEqual(images.map(({ alt }) => alt))
      expect(section.match(/<a [^>]*target="_blank"/g) ?? []).toHaveLength(wallpapers.length)
    }
  }
})

it('has a link to the editor in each card of the shop whose template has one', () => {
  const addresses = attributes(readPage(findRoute('/shop')), 'href')
  const editorLinks = templates.flatMap(({ editorLink }) => (editorLink ? [withBase(editorLink)] : []))
  expect(addresses.filter((address) => address.startsWith(withBase('/editor/')))).toEqual(editorLinks)
})
