import { expect, it } from 'vitest'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { textsOutOfOrder } from '../helpers/readPage.ts'
import { samplePages } from '../helpers/samplePages.ts'
import { escapedForPattern } from '../helpers/textPattern.ts'
import { attributes, decodeEntities, readText } from './builtSite.ts'

// A page without a script is its HTML. `noScript.e2e.ts` looks at what only a browser knows.

/** The text of a part of a page. Elements of a line run together; all others are apart, as on the screen. */
function textOf(html: string): string {
  const text = html.replaceAll(/<\/?(a|b|bdi|em|strong|wbr)\b[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ')
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
}

/** The name and the attributes of each link in a part of a page. */
function linksIn(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', content = '']) => {
    const attribute = (name: string) => attributes(` ${tag}`, name)[0] ?? ''
    const href = attribute('href')
    return {
      name: attribute('aria-label') || textOf(content) || (attributes(content, 'alt')[0] ?? ''),
      href: pictureIn(href) ? `picture of ${pictureIn(href)}` : href,
      // False without `noopener noreferrer`, so that a link without it fails the test.
      opensNewTab: attribute('target') === '_blank' && attribute('rel').endsWith('noopener noreferrer'),
    }
  })
}

const fileOf = (path: string) => (path.endsWith('404') ? `${path}.html` : `${path}/index.html`).slice(1)

const pages = samplePages.map((page) => {
  const html = readText(fileOf(page.path === '/' ? '' : page.path))
  return { ...page, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' }
})

it.each(pages)('$path has its title, texts, links and pictures, in order', ({ html, main, ...page }) => {
  expect(html).toContain(`<title>${page.title}</title>`)
  expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(main)?.[0] ?? '')).toBe(page.heading)
  expect(textsOutOfOrder(textOf(main), page.texts)).toEqual([])
  const links = linksIn(main)
  expect(links.map(({ href }) => href)).toEqual(page.links.map(([, address]) => address))
  for (const [index, [name, address]] of page.links.entries()) {
    expect(links[index]?.name).toMatch(
      typeof name === 'string' ? new RegExp(`^${escapedForPattern(name)}$`) : name,
    )
    // Editors and examples open beside the site, as pages of other hosts do.
    expect(links[index]?.opensNewTab, address).toBe(/^(https:|\/editor\/|\/examples\/)/.test(address))
  }
  expect(attributes(main, 'alt')).toEqual(page.pictures)
})

it.each(pages)(
  '$path has landmarks, heading levels without a gap, and a first link that leads to the heading',
  ({ path, html, main }) => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/i)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    // An editor has no footer.
    expect(html.match(/<footer[ >]/g) ?? []).toHaveLength(path.startsWith('/editor/') ? 0 : 1)
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level, levels.join()).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    const [id] = attributes(/<h1[^>]*>/.exec(main)?.[0] ?? '', 'id')
    const [first] = linksIn(html)
    expect(first).toMatchObject({ name: 'Skip to content', href: `#${id}` })
  },
)
