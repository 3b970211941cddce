import { expect, it } from 'vitest'
import { pathMistakes } from '../../../src/build/checkGalleries.ts'

const pages = ['/', '/bowls', '/media', '/media'].map((path) => ({ path }))
const mistakes = (path: string) => pathMistakes('galleries.ts', [{ path, title: 'Bowls' }], pages)

it('names a gallery when another page or a folder of the site has its path', () => {
  expect(mistakes('/media')).toEqual([
    'galleries.ts: “Bowls”: path is /media, which the site has for something else; choose another.',
  ])
  expect(mistakes('/assets')).toHaveLength(1)
})

it('accepts a path that is the gallery’s alone', () => {
  expect(mistakes('/bowls')).toEqual([])
})
