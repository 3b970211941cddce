import { describe, expect, it } from 'vitest'
import { type PicturePlace, pictureFile, picturePlaces, pictureSizes } from '../../../src/ui/picturePlaces.ts'

const places = Object.keys(picturePlaces) as PicturePlace[]
const widths = (place: PicturePlace, width: number, height: number) =>
  pictureSizes(place, { width, height }).map((size) => size.width)

describe('the sizes of a picture', () => {
  it('are its place’s widths when the original is large enough', () => {
    for (const place of places) expect(widths(place, 6000, 6000)).toEqual(picturePlaces[place].widths)
  })

  it('never exceed the original, whose own width is the last', () => {
    expect(widths('row', 1300, 700)).toEqual([560, 768, 1120, 1300])
    expect(widths('row', 1120, 700)).toEqual([560, 768, 1120])
    expect(widths('row', 300, 200)).toEqual([300])
  })

  it('keep the original’s aspect ratio, or take that of the place', () => {
    expect(pictureSizes('column', { width: 3000, height: 2000 })[0]).toEqual({ width: 560, height: 373 })
    expect(pictureSizes('cover', { width: 3000, height: 2000 })[1]).toEqual({ width: 768, height: 432 })
    expect(pictureSizes('portrait', { width: 3000, height: 2000 })[0]).toEqual({ width: 176, height: 176 })
  })

  it('are limited by the original’s size after cropping', () => {
    expect(widths('portrait', 4000, 300)).toEqual([176, 272, 300])
    expect(widths('cover', 1200, 400)).toEqual([360, 711])
  })

  it('are at least one pixel high for any width', () => {
    for (const { height } of pictureSizes('lightbox', { width: 5000, height: 1 }))
      expect(height).toBeGreaterThanOrEqual(1)
  })

  it('are sorted and unique', () => {
    for (const place of places)
      for (const width of [1, 176, 177, 500, 1919, 1920, 1921]) {
        const placeWidths = widths(place, width, width)
        expect(placeWidths, place).toEqual([...new Set(placeWidths)].sort((a, b) => a - b))
      }
  })

  it('are in the names of their files', () => {
    expect(pictureFile('sea-01234567', { width: 560, height: 315 }, 'avif')).toBe('sea-01234567-560x315.avif')
  })
})
