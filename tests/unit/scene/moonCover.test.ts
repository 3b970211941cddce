import { describe, expect, it } from 'vitest'
import { isMoonCovered } from '../../../src/scene/moonCover.ts'

const picture = (x: number, y: number, width: number, height: number) => {
  const edges = { left: x, top: y, right: x + width, bottom: y + height }
  return { x, y, width, height, ...edges } as DOMRect
}
/** A moon with the centre 500, 200 and the radius 100 px, in a window that is scrolled by 1000 px. */
const isCoveredBy = (...pictures: DOMRect[]) => isMoonCovered(500, 200, 100, pictures, 1000)

describe('the moon behind pictures', () => {
  it('is covered when a picture hides its lower half, and not when it hides a fifth', () => {
    expect(isCoveredBy(picture(300, 1200, 400, 300))).toBe(true)
    expect(isCoveredBy(picture(300, 1250, 400, 300))).toBe(false)
  })

  it('is covered when two pictures together hide more than a third', () => {
    const left = picture(300, 1000, 148, 400)
    const right = picture(552, 1000, 148, 400)
    expect(isCoveredBy(left)).toBe(false)
    expect(isCoveredBy(left, right)).toBe(true)
    expect(isCoveredBy(left, left)).toBe(false)
  })

  it('is not covered by pictures elsewhere on the page, or without pictures', () => {
    expect(isCoveredBy(picture(300, 100, 400, 300))).toBe(false)
    expect(isCoveredBy()).toBe(false)
  })
})
