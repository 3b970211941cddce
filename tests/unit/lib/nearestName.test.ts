import { expect, it } from 'vitest'
import { nearestName } from '../../../src/lib/nearestName.ts'

const FIELDS = ['name', 'summary', 'url', 'image', 'editorLink', 'soldOut']

it.each([
  ['nmae', 'name'],
  ['sumary', 'summary'],
  ['URL', 'url'],
  ['editorlink', 'editorLink'],
  ['soldout', 'soldOut'],
  ['images', 'image'],
])('suggests a name when %s is a slip away from it', (written, meant) => {
  expect(nearestName(written, FIELDS)).toBe(meant)
})

it.each(['', 'x', 'href', 'description', 'colour'])(
  'suggests nothing when %j is far from every name',
  (written) => {
    expect(nearestName(written, FIELDS)).toBeUndefined()
  },
)

it('suggests the nearest when several names are near', () => {
  expect(nearestName('dusky', ['dust', 'dusk'])).toBe('dusk')
})
