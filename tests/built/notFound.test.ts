import { expect, it } from 'vitest'
import { attributes, readText } from './builtSite.ts'

it('has a page for an unknown template, which leads back to the shop', () => {
  const html = readText('shop/404.html')
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  expect(html).toContain('<title>Template not found · Isolde Wren</title>')
  expect(main.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe('Template not found')
  expect(main).toContain('>← Back to Shop</a>')
  expect(attributes(main, 'href')).toEqual(['/shop'])
  expect(attributes(main, 'alt')).toEqual([])
})

it('begins that page with a link to its heading', () => {
  const html = readText('shop/404.html')
  const [first = ''] = html.match(/<a [^>]*>[^<]*/g) ?? []
  expect(first).toContain('>Skip to content')
  const [id] = attributes(html.match(/<h1[^>]*>/)?.[0] ?? '', 'id')
  expect(attributes(first, 'href')).toEqual([`#${id}`])
  for (const landmark of ['<main', '<footer']) expect(html.split(landmark)).toHaveLength(2)
})
