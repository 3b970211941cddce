import { describe, expect, it } from 'vitest'
import {
  draggedPlace,
  initialPlace,
  zoomedPlace,
} from '../../../../../src/editor/files/pictures/portraitPlace.ts'
import { SITE_LIMITS } from '../../../../../src/templates/engine/data/siteLimits.ts'

const WIDE = { width: 400, height: 200 }
const crop = (zoom: number, portraitFit: 'fill' | 'whole' = 'fill') => ({
  portraitFit,
  portraitPlace: { x: 0.5, y: 0.5, zoom },
})

describe('a portrait in its circle', () => {
  it('begins near the top, where the head is, when the portrait is tall, and otherwise in the middle', () => {
    expect(initialPlace({ width: 540, height: 720 })).toEqual({ x: 0.5, y: 0.25, zoom: 1 })
    for (const size of [WIDE, { width: 400, height: 400 }])
      expect(initialPlace(size)).toEqual({ x: 0.5, y: 0.5, zoom: 1 })
  })

  it('follows the pointer when it is dragged, up to its edges', () => {
    expect(draggedPlace(WIDE, crop(1), { x: 0.25, y: 0 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
    expect(draggedPlace(WIDE, crop(1), { x: -9, y: 0 }).x).toBe(1)
    expect(draggedPlace(WIDE, crop(1), { x: 9, y: 0 }).x).toBe(0)
  })

  it('moves along an axis only if its size there differs from the circle’s', () => {
    expect(draggedPlace(WIDE, crop(1), { x: 0, y: 0.3 }).y).toBe(0.5)
    expect(draggedPlace(WIDE, crop(2), { x: 0, y: 0.3 }).y).toBe(0.2)
  })

  it('follows the pointer along its short side when it is shown whole, as a logo', () => {
    const { x, y } = draggedPlace(WIDE, crop(1, 'whole'), { x: 0.2, y: 0.1 })
    expect(x).toBe(0.5)
    expect(y).toBeGreaterThan(0.5)
  })

  it('has a zoom between 1 and the limit of a page', () => {
    const { portraitPlace } = crop(2)
    expect(zoomedPlace(portraitPlace, 1.25)).toEqual({ ...portraitPlace, zoom: 2.5 })
    expect(zoomedPlace(portraitPlace, 0.01).zoom).toBe(1)
    expect(zoomedPlace(portraitPlace, 100).zoom).toBe(SITE_LIMITS.portraitZoom)
  })
})
