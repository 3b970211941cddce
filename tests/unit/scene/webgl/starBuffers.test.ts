import { describe, expect, it } from 'vitest'
import { paletteOf } from '../../../../src/constants/palette.ts'
import { hasCross, starAt, starColor } from '../../../../src/scene/starfield.ts'
import { StarBuffers } from '../../../../src/scene/webgl/starBuffers.ts'
import themes from '../../../../src/site/themes.json' with { type: 'json' }

const nightPalette = paletteOf(themes.night)
const violetPalette = paletteOf(themes.violet)
const SEED = 20

/** A vertex as the shader reads it. */
function vertexOf({ geometry }: StarBuffers, index: number) {
  const { position, twinkle, color } = geometry.attributes
  return {
    position: [position?.getX(index), position?.getY(index), position?.getZ(index)],
    twinkle: [twinkle?.getX(index), twinkle?.getY(index)],
    color: [color?.getX(index), color?.getY(index), color?.getZ(index)],
    cross: color?.getW(index),
  }
}

function filledBuffers(starCount: number, fallingCount: number): StarBuffers {
  const buffers = new StarBuffers()
  buffers.setStars(SEED, starCount, fallingCount, nightPalette)
  return buffers
}

describe('The buffers of the stars', () => {
  it('store the stars of the seed after the vertices of the falling stars', () => {
    const buffers = filledBuffers(50, 14)
    expect(buffers.fallingCount).toBeGreaterThanOrEqual(14)
    for (const index of [0, 1, 49]) {
      const star = starAt(SEED, index)
      const vertex = vertexOf(buffers, buffers.fallingCount + index)
      expect(vertex.position).toEqual([star.x, star.y, star.size].map(Math.fround))
      expect(vertex.twinkle).toEqual([star.twinklePhase, star.twinkleSpeed].map(Math.fround))
      expect(vertex.cross).toBe(Number(hasCross(index, star.size)))
      const [red] = starColor(star.color, nightPalette)
      expect(vertex.color[0]).toBeCloseTo(red / 255, 2)
    }
  })

  it('keep the vertices of the falling stars empty', () => {
    const buffers = filledBuffers(50, 14)
    for (let index = 0; index < buffers.fallingCount; index++)
      expect(vertexOf(buffers, index).position).toEqual([0, 0, 0])
  })

  it('upload nothing when they have enough stars already', () => {
    const buffers = filledBuffers(100, 14)
    const { geometry } = buffers
    const { position } = geometry.attributes
    // three.js uploads an attribute whose version has changed.
    const before = { ...position }
    buffers.setStars(SEED, 50, 3, nightPalette)
    expect(buffers.geometry).toBe(geometry)
    expect({ ...position }).toEqual(before)
  })

  it('keep their stars when more are requested', () => {
    const buffers = filledBuffers(50, 14)
    const first = vertexOf(buffers, buffers.fallingCount)
    buffers.setStars(SEED, 5000, 40, nightPalette)
    expect(vertexOf(buffers, buffers.fallingCount)).toEqual(first)
    const last = starAt(SEED, 4999)
    expect(vertexOf(buffers, buffers.fallingCount + 4999).position[0]).toBe(Math.fround(last.x))
  })

  it('are refilled for another seed and for other colours', () => {
    const buffers = filledBuffers(50, 14)
    buffers.setStars(SEED + 1, 50, 14, nightPalette)
    expect(vertexOf(buffers, buffers.fallingCount).position[0]).toBe(Math.fround(starAt(SEED + 1, 0).x))
    buffers.setStars(SEED + 1, 50, 14, violetPalette)
    const [red] = starColor(starAt(SEED + 1, 0).color, violetPalette)
    expect(vertexOf(buffers, buffers.fallingCount).color[0]).toBeCloseTo(red / 255, 2)
  })
})
