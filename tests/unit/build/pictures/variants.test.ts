import { expect, it } from 'vitest'
import { variantsOf } from '../../../../src/build/pictures/variants.ts'

const ORIGINAL = { name: 'wheel-00000000', width: 300, height: 200, isVector: false, placeholder: null }
const endings = (pixelArt: boolean, isAnimated: boolean) =>
  variantsOf({ ...ORIGINAL, pixelArt, isAnimated }, ['column', 'lightbox']).map(({ file }) =>
    file.replace('wheel-00000000-300x200', ''),
  )

it('adds an animated file to the still ones when the original is an animation', () => {
  expect(endings(false, true)).toEqual(['.avif', '.webp', '-moving.webp'])
  expect(endings(false, false)).toEqual(['.avif', '.webp'])
})

it('adds AVIF files in all widths, and one WebP file for slots of the same shape', () => {
  const large = { ...ORIGINAL, width: 1920, height: 1080, pixelArt: false, isAnimated: false }
  const files = variantsOf(large, ['column', 'lightbox', 'portrait']).map(({ file }) => file)
  const inFormat = (format: string) =>
    files.filter((file) => file.endsWith(format)).map((file) => file.replace(/^wheel-00000000-|\.\w+$/g, ''))
  expect(inFormat('avif')).toEqual([
    ...['560x315', '768x432', '1120x630', '1920x1080'],
    ...['176x176', '272x272', '352x352'],
  ])
  expect(inFormat('webp')).toEqual(['1920x1080', '352x352'])
})

it('encodes pixel art only as WebP, also when it is an animation', () => {
  expect(endings(true, true)).toEqual(['.webp', '-moving.webp'])
  expect(endings(true, false)).toEqual(['.webp'])
})

it('has no side above 16,383 px, which WebP cannot have, for a strip', () => {
  const strip = { ...ORIGINAL, width: 800, height: 20_000, pixelArt: false, isAnimated: false }
  const sides = variantsOf(strip, ['row', 'lightbox']).flatMap(({ width, height }) => [width, height])
  expect(Math.max(...sides)).toBe(16_375)
})
