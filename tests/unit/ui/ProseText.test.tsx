import { pictures } from 'virtual:pictures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { proseHtml } from '../../../src/ui/ProseText.tsx'
import { SitePicture } from '../../../src/ui/SitePicture.tsx'

const isPage = (url: string) => url === '/about'
/** The HTML of a component as this module writes it. */
const asHtml = (markup: string) =>
  markup.replaceAll('srcSet', 'srcset').replaceAll('fetchPriority', 'fetchpriority').replaceAll('/>', '>')

it('opens pages and headings of the site in the same tab, and all else in a new one', () => {
  const tagOf = (href: string) => proseHtml([{ kind: 'link', href }], isPage)
  expect(tagOf('/about')).toBe('<a href="/about">')
  expect(tagOf('#hours')).toBe('<a href="#hours">')
  for (const href of ['/song.mp3', 'https://example.com/', 'mailto:me@example.com'])
    expect(tagOf(href)).toBe(`<a href="${href}" target="_blank" rel="noopener noreferrer">`)
  expect(tagOf('https://example.com/?a="&b')).toContain('href="https://example.com/?a=&quot;&amp;b"')
})

it('writes pictures as the component does, the first one eager', () => {
  const sources = Object.keys(pictures)
  expect(sources).not.toEqual([])
  for (const src of sources) {
    const picture = { kind: 'picture', src, alt: 'A <quay> & “sea”' } as const
    const [first, second] = proseHtml([picture, '|', { ...picture }], isPage).split('|')
    const markup = (isEager: boolean) =>
      asHtml(renderToStaticMarkup(<SitePicture picture={picture} slot="text" isEager={isEager} />))
    expect(first).toBe(markup(true))
    expect(second).toBe(markup(false))
  }
})

it('numbers the names of tables when a text has several', () => {
  const namesOf = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(namesOf(proseHtml([{ kind: 'table' }, '…'], isPage))).toEqual(['Table'])
  expect(namesOf(proseHtml([{ kind: 'table' }, '…', { kind: 'table' }], isPage))).toEqual([
    'Table 1',
    'Table 2',
  ])
})
