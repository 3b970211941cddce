import { expect, it } from 'vitest'
import { takenPaths } from '../../../../../src/build/content/checks/checkPages.ts'

/** The paths of all pages. A path that two pages have is in the list twice. */
const paths = ['/', '/jugs', '/media', '/media', '/about', '/404', '/404']
const mistakes = (...ownPaths: readonly string[]) =>
  takenPaths(
    ownPaths.map((path) => ({ where: 'galleries.ts: “Bowls”', path })),
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
