import type { BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../../../../src/constants/palette.ts'
import { hasCross, starAt, starColor } from '../../../../../src/scene/starfield.ts'
import { capacityFor, starGeometry } from '../../../../../src/scene/webgl/stars/starGeometry.ts'
import themes from '../../../../../src/site/themes.json' with { type: 'json' }

const nightPalette = paletteOf(themes.night)
const violetPalette = paletteOf(themes.violet)
const SEED = 20
const FALLING_COUNT = 16

/** A vertex as the shader reads it. */
function vertexOf(geometry: BufferGeometry, index: number) {
  const { position, twinkle, color } = geometry.attributes
  return {
    position: [position?.getX(index), position?.getY(index), position?.getZ(index)],
    twinkle: [twinkle?.getX(index), twinkle?.getY(index)],
    color: [color?.getX(index), color?.getY(index), color?.getZ(index)],
    cross: color?.getW(index),
  }
}

describe('The geometry of the stars', () => {
  const geometry = starGeometry(SEED, 50, FALLING_COUNT, nightPalette)

  it('stores the stars of the seed after the vertices of the falling stars', () => {
    for (const index of [0, 1, 49]) {
      const star = starAt(SEED, index)
      const vertex = vertexOf(geometry, FALLING_COUNT + index)
      expect(vertex.position).toEqual([star.x, star.y, star.size].map(Math.fround))
      expect(vertex.twinkle).toEqual([star.twinklePhase, star.twinkleSpeed].map(Math.fround))
      expect(vertex.cross).toBe(Number(hasCross(index, star.size)))
      const [red] = starColor(star.color, nightPalette)
      expect(vertex.color[0]).toBeCloseTo(red / 255, 2)
    }
  })

  it('keeps the vertices of the falling stars empty', () => {
    for (let index = 0; index < FALLING_COUNT; index++)
      expect(vertexOf(geometry, index).position).toEqual([0, 0, 0])
  })

  it('keeps its stars when more are requested', () => {
    const larger = starGeometry(SEED, 5000, 40, nightPalette)
    expect(vertexOf(larger, 40)).toEqual(vertexOf(geometry, FALLING_COUNT))
    const last = starAt(SEED, 4999)
    expect(vertexOf(larger, 40 + 4999).position[0]).toBe(Math.fround(last.x))
  })

  it('has other stars for another seed, and other colours for another palette', () => {
    const otherStars = starGeometry(SEED + 1, 50, FALLING_COUNT, nightPalette)
    expect(vertexOf(otherStars, FALLING_COUNT).position[0]).toBe(Math.fround(starAt(SEED + 1, 0).x))
    const otherColours = starGeometry(SEED, 50, FALLING_COUNT, violetPalette)
    const [red] = starColor(starAt(SEED, 0).color, violetPalette)
    expect(vertexOf(otherColours, FALLING_COUNT).color[0]).toBeCloseTo(red / 255, 2)
  })

  it('has room for a few more stars, so that it is rarely replaced', () => {
    expect([capacityFor(0), capacityFor(64), capacityFor(65), capacityFor(100)]).toEqual([1, 64, 128, 128])
  })
})
