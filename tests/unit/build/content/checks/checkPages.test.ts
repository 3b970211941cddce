import { expect, it } from 'vitest'
import {
  foreignFields,
  takenPaths,
  unlinkedPages,
} from '../../../../../src/build/content/checks/checkPages.ts'

/** The paths of all pages. A path that two pages have is in the list twice. */
const paths = ['/', '/jugs', '/media', '/media', '/about', '/404', '/404']
const mistakes = (...ownerPaths: readonly string[]) =>
  takenPaths(
    ownerPaths.map((path) => ({ where: 'galleries.ts: “Bowls”', path })),
    paths,
  )

it('names a page when another page has its path', () => {
  expect(mistakes('/media')).toEqual([
    'galleries.ts: “Bowls”: is at /media, where the site has something else; choose another path.',
  ])
  expect(mistakes('/404')).toHaveLength(1)
})

it('names a page in a folder that the build fills', () => {
  expect(mistakes('/assets', '/examples', '/assets/kiln')).toHaveLength(3)
})

it('accepts paths that no other page has', () => {
  expect(mistakes('/jugs', '/about', '/assets-of-ours')).toEqual([])
})

it('names the pages to which nothing leads, in one sentence', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ where: `${name}.md`, path: `/${name}` }))
  const placed = { where: 'f.md', path: '/f', place: 'menu' }
  expect(unlinkedPages([...pages, placed], ['/b', '/c', '/d', '/e'])).toEqual([
    'a.md: nothing on the site leads to this page; give it a “place”, menu or footer, or write a link.',
  ])
  expect(unlinkedPages([...pages, placed], ['/b'])).toEqual([
    'a.md, c.md, d.md and 1 more: nothing on the site leads to these pages; give each a “place”, menu or footer, or write a link.',
  ])
  expect(unlinkedPages([placed], [])).toEqual([])
})

it('says one sentence for each foreign field, with its first files and a remedy', () => {
  const texts = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md'].map((name, index) => ({
    name,
    foreignFields: index === 0 ? ['image', 'plaec', 'tags'] : ['image'],
  }))
  expect(foreignFields(texts)).toEqual([
    'a.md, b.md, c.md and 2 more: the site does not use the field “image”; write ![What it shows](its-file.jpg) in the text.',
    'a.md: the site does not use the field “plaec”; write “place”.',
    'a.md: the site does not use the field “tags”.',
  ])
})
