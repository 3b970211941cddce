import { expect, it } from 'vitest'
import { takenPaths } from '../../../src/build/checkPaths.ts'

/** The paths of all pages. A path that two pages have is in the list twice. */
const paths = ['/', '/bowls', '/bowls', '/jugs', '/media', '/media', '/about', '/404', '/404']
const pages = paths.map((path) => ({ path }))
const gallery = (path: string) => ({ path, title: 'Bowls' })
const markdownPage = (path: string) => ({ path, name: `pages${path}.md` })
const mistakes = (galleryPaths: readonly string[], markdownPaths: readonly string[] = []) =>
  takenPaths('galleries.ts', galleryPaths.map(gallery), markdownPaths.map(markdownPage), pages)

it('names a gallery when another page or a folder of the site has its path', () => {
  expect(mistakes(['/media'])).toEqual([
    'galleries.ts: “Bowls”: path is /media, which the site has for something else; choose another.',
  ])
  expect(mistakes(['/assets', '/404'])).toHaveLength(2)
})

it('names a page in Markdown when another page or a folder of the site has its path', () => {
  expect(mistakes([], ['/media'])).toEqual([
    'pages/media.md: its page would be at /media, where the site has another; rename the file.',
  ])
  expect(mistakes([], ['/examples', '/assets/kiln'])).toEqual([
    'pages/examples.md: its page would be at /examples, where the site has files of its own; choose another name.',
    'pages/assets/kiln.md: its page would be at /assets/kiln, where the site has files of its own; choose another name.',
  ])
})

it('names a gallery once when a page in Markdown has the same path', () => {
  expect(mistakes(['/bowls'], ['/bowls'])).toEqual([
    'galleries.ts: “Bowls”: path is /bowls, where pages/bowls.md is too; choose another, or rename the file.',
  ])
})

it('accepts paths that no other page has', () => {
  expect(mistakes(['/jugs'], ['/about', '/assets-of-ours'])).toEqual([])
})
