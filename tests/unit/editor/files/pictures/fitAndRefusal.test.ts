import { describe, expect, it } from 'vitest'
import { fitPicture } from '../../../../../src/editor/files/pictures/importPicture.ts'
import {
  fileRefusal,
  pictureCaution,
  pictureRefusal,
} from '../../../../../src/editor/files/pictures/refusal.ts'
import { PORTRAIT, SHARE_PICTURE } from '../../../../../src/templates/engine/fields/picturePlaces.ts'

describe('accepting a picture', () => {
  it.each(['svg', 'unknown'] as const)('refuses a file of the kind %s, and says what to do', (kind) =>
    expect(pictureRefusal('a.bin', { kind, size: null, moves: false })).toMatch(/^“a\.bin” is .+; .+\.$/),
  )

  it('refuses only empty files, huge files and huge pictures', () => {
    expect(fileRefusal({ name: 'a.jpg', size: 40_000_000 })).toContain('40 MB')
    expect(fileRefusal({ name: 'a.jpg', size: 0 })).toContain('empty')
    expect(fileRefusal({ name: 'a.jpg', size: 9_000_000 })).toBeNull()
    expect(
      pictureRefusal('a.jpg', { kind: 'jpeg', size: { width: 20_000, height: 20_000 }, moves: false }),
    ).toContain('400 megapixels')
    expect(
      pictureRefusal('a.jpg', { kind: 'jpeg', size: { width: 8160, height: 6144 }, moves: false }),
    ).toBeNull()
  })

  it('warns that an animation will not move, and that a small picture will be blurred', () => {
    const large = { width: 800, height: 600 }
    expect(pictureCaution('a.gif', { kind: 'gif', size: large, moves: true }, PORTRAIT)).toContain(
      'is animated',
    )
    expect(
      pictureCaution('a.png', { kind: 'png', size: { width: 120, height: 90 }, moves: false }, PORTRAIT),
    ).toContain('120 by 90')
    expect(
      pictureCaution(
        'a.png',
        { kind: 'png', size: { width: 800, height: 400 }, moves: false },
        SHARE_PICTURE,
      ),
    ).toContain('800')
    expect(pictureCaution('a.png', { kind: 'png', size: large, moves: false }, PORTRAIT)).toBeNull()
    expect(pictureCaution('a.avif', { kind: 'heif', size: null, moves: false }, PORTRAIT)).toBeNull()
  })

  it('shortens a long name', () => {
    expect(
      pictureRefusal(`${'a'.repeat(500)}.heic`, { kind: 'svg', size: null, moves: false })?.length,
    ).toBeLessThan(250)
  })
})

describe('fitting a picture to its place', () => {
  it('keeps the whole portrait, and only scales it down', () => {
    expect(fitPicture({ width: 4000, height: 3000 }, PORTRAIT).size).toEqual({
      width: 720,
      height: 540,
    })
    expect(fitPicture({ width: 3, height: 9000 }, PORTRAIT).size).toEqual({
      width: 1,
      height: 720,
    })
    expect(fitPicture({ width: 200, height: 100 }, PORTRAIT).size).toEqual({
      width: 200,
      height: 100,
    })
  })

  it('crops the share picture around its middle', () => {
    const { part, size } = fitPicture({ width: 2400, height: 2400 }, SHARE_PICTURE)
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(part).toEqual({ x: 0, y: 570, width: 2400, height: 1260 })
  })
})
