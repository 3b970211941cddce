import { expect, it } from 'vitest'
import { portraitBox } from '../../../../../src/editor/files/pictures/portraitBox.ts'

const crop = (portraitFit: 'fill' | 'whole', x: number, y: number, zoom: number) => ({
  portraitFit,
  portraitPlace: { x, y, zoom },
})
const WIDE = { width: 400, height: 200 }
/** Of the circle in which the portrait is drawn, px. */
const DIAMETER = 100

it('fills the circle with a portrait, and moves it from edge to edge', () => {
  expect(portraitBox(WIDE, crop('fill', 0.5, 0.5, 1), DIAMETER)).toEqual({
    x: -50,
    y: 0,
    width: 200,
    height: 100,
  })
  expect(portraitBox(WIDE, crop('fill', 0, 0, 1), DIAMETER)).toMatchObject({ x: 0, y: 0 })
  expect(portraitBox(WIDE, crop('fill', 1, 0, 1), DIAMETER).x).toBe(-100)
})

it('fills the circle with a zoomed portrait at every position', () => {
  for (const x of [0, 0.3, 1])
    for (const y of [0, 0.7, 1]) {
      const box = portraitBox(WIDE, crop('fill', x, y, 2.5), DIAMETER)
      expect(Math.max(box.x, box.y)).toBeLessThanOrEqual(0)
      expect(box.x + box.width).toBeGreaterThanOrEqual(DIAMETER)
      expect(box.y + box.height).toBeGreaterThanOrEqual(DIAMETER)
    }
})

it('fits a whole logo into the circle, corners included', () => {
  const { x, y, width, height } = portraitBox({ width: 50, height: 50 }, crop('whole', 0.5, 0.5, 1), DIAMETER)
  expect(width).toBe(height)
  const radius = DIAMETER / 2
  for (const edge of [x, y, x + width, y + height]) {
    const cornerDistance = Math.abs(edge - radius) * Math.SQRT2
    expect(cornerDistance).toBeLessThan(radius + 0.1)
  }
})
