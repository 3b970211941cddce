import { describe, expect, it } from 'vitest'
import {
  type PictureSlot,
  pictureFile,
  pictureSizes,
  pictureSlots,
} from '../../../src/constants/pictureSlots.ts'

const slots = Object.keys(pictureSlots) as PictureSlot[]
const widths = (slot: PictureSlot, width: number, height: number) =>
  pictureSizes(slot, { width, height }).map((size) => size.width)

describe('the sizes of a picture', () => {
  it('are its slot’s widths when the original is large enough', () => {
    for (const slot of slots) expect(widths(slot, 6000, 6000)).toEqual(pictureSlots[slot].widths)
  })

  it('never exceed the original: the width of a small original is the last', () => {
    expect(widths('row', 1300, 700)).toEqual([560, 768, 1120, 1300])
    expect(widths('row', 1120, 700)).toEqual([560, 768, 1120])
    expect(widths('row', 300, 200)).toEqual([300])
  })

  it('keep the original’s aspect ratio, or take that of the slot', () => {
    expect(pictureSizes('column', { width: 3000, height: 2000 })[0]).toEqual({ width: 560, height: 373 })
    expect(pictureSizes('poster', { width: 3000, height: 2000 })[1]).toEqual({ width: 768, height: 432 })
    expect(pictureSizes('portrait', { width: 3000, height: 2000 })[0]).toEqual({ width: 176, height: 176 })
  })

  it('show the beginning of a long picture in a gallery, and all of it in a lightbox', () => {
    const strip = { width: 800, height: 20_000 }
    expect(pictureSizes('column', strip).at(-1)).toEqual({ width: 800, height: 1067 })
    expect(pictureSizes('lightbox', strip)).toEqual([{ width: 655, height: 16_375 }])
  })

  it('are limited by the original’s size after cropping', () => {
    expect(widths('portrait', 4000, 300)).toEqual([176, 272, 300])
    expect(widths('poster', 1200, 400)).toEqual([360, 711])
  })

  it('are at least one pixel high when the original is very wide', () => {
    for (const { height } of pictureSizes('lightbox', { width: 5000, height: 1 }))
      expect(height).toBeGreaterThanOrEqual(1)
  })

  it('are sorted and unique', () => {
    for (const slot of slots)
      for (const width of [1, 176, 177, 500, 1919, 1920, 1921]) {
        const slotWidths = widths(slot, width, width)
        expect(slotWidths, slot).toEqual([...new Set(slotWidths)].sort((a, b) => a - b))
      }
  })

  it('are in the names of their files', () => {
    expect(pictureFile('sea-01234567', { width: 560, height: 315 }, 'avif')).toBe('sea-01234567-560x315.avif')
  })
})
