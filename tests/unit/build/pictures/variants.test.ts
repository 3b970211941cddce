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

it('encodes pixel art only as WebP, also when it is an animation', () => {
  expect(endings(true, true)).toEqual(['.webp', '-moving.webp'])
  expect(endings(true, false)).toEqual(['.webp'])
})
