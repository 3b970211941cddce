import { expect, it } from 'vitest'
import { portraitBox } from '../../../../src/editor/export/portraitBox.ts'

const crop = (portraitFit: 'fill' | 'whole', x: number, y: number, zoom: number) => ({
  portraitFit,
  portraitPlace: { x, y, zoom },
})
const WIDE = { width: 400, height: 200 }

it('fills the circle with a portrait, and moves it from edge to edge', () => {
  expect(portraitBox(WIDE, crop('fill', 0.5, 0.5, 1), 100)).toEqual({ x: -50, y: 0, width: 200, height: 100 })
  expect(portraitBox(WIDE, crop('fill', 0, 0, 1), 100)).toMatchObject({ x: 0, y: 0 })
  expect(portraitBox(WIDE, crop('fill', 1, 0, 1), 100).x).toBe(-100)
})

it('fills the circle with a zoomed portrait at every position', () => {
  for (const x of [0, 0.3, 1])
    for (const y of [0, 0.7, 1]) {
      const box = portraitBox(WIDE, crop('fill', x, y, 2.5), 100)
      expect(Math.max(box.x, box.y)).toBeLessThanOrEqual(0)
      expect(box.x + box.width).toBeGreaterThanOrEqual(100)
      expect(box.y + box.height).toBeGreaterThanOrEqual(100)
    }
})

it('fits a whole logo into the circle, corners included', () => {
  const { x, y, width, height } = portraitBox({ width: 50, height: 50 }, crop('whole', 0.5, 0.5, 1), 100)
  expect(width).toBe(height)
  for (const corner of [x, y, x + width, y + height])
    expect(Math.abs(corner - 50) * Math.SQRT2).toBeLessThan(50.1)
})
