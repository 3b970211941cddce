import { expect, it } from 'vitest'
import { nearestName } from '../../../src/lib/nearestName.ts'

const FIELDS = ['name', 'summary', 'url', 'image', 'editorLink', 'pixelArt']

it.each([
  ['nmae', 'name'],
  ['sumary', 'summary'],
  ['URL', 'url'],
  ['editorlink', 'editorLink'],
  ['pixelart', 'pixelArt'],
  ['images', 'image'],
])('suggests the right name when %s is misspelt', (misspelt, name) => {
  expect(nearestName(misspelt, FIELDS)).toBe(name)
})

it.each(['', 'x', 'href', 'description', 'colour'])(
  'suggests nothing when %j is far from every name',
  (text) => {
    expect(nearestName(text, FIELDS)).toBeUndefined()
  },
)

it('suggests the nearest when several names are near', () => {
  expect(nearestName('dusky', ['dust', 'dusk'])).toBe('dusk')
})
