import { expect, it } from 'vitest'
import { variantsOf } from '../../../../src/build/pictures/variants.ts'

const ORIGINAL = { name: 'wheel-00000000', width: 300, height: 200, isVector: false, placeholder: null }
const endings = (pixelArt: boolean, isMoving: boolean) =>
  variantsOf({ ...ORIGINAL, pixelArt, isMoving }, ['column', 'lightbox']).map(({ file }) =>
    file.replace('wheel-00000000-300x200', ''),
  )

it('makes a moving file beside the still ones when the original is an animation', () => {
  expect(endings(false, true)).toEqual(['.avif', '.webp', '-moving.webp'])
  expect(endings(false, false)).toEqual(['.avif', '.webp'])
})

it('keeps pixel art in WebP alone, moving or not', () => {
  expect(endings(true, true)).toEqual(['.webp', '-moving.webp'])
  expect(endings(true, false)).toEqual(['.webp'])
})
