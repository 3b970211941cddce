import { CELL_SCALE, DISTANCE_RANGE, GLYPHS, type Glyph } from '../../scene/fallingStars.ts'

/** Width and height of a glyph's cell. */
export const GLYPH_TEXELS = 64

type Point = readonly [number, number]

/** A star around the origin, with one point up. @param outer radius of its points @param inner radius of its notches */
function starPolygon(points: number, outer: number, inner: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (Math.PI * i) / points - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

/** Lengths are glyph sizes, as everywhere in this file. */
const FIVE_POINTS = starPolygon(5, 0.5, 0.215)
const FOUR_POINTS = starPolygon(4, 0.5, 0.15)
const HALF_OUTLINE = 0.045

/** The distance from a point to a polygon, positive inside. Source: Inigo Quilez, “2D distance functions” (sdPolygon). */
function polygonDistance(corners: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  let [bx, by] = corners[corners.length - 1] ?? [0, 0]
  for (const [ax, ay] of corners) {
    const ex = bx - ax
    const ey = by - ay
    const wx = x - ax
    const wy = y - ay
    const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)))
    nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2)
    if (ay > y !== by > y && wx < (ex * wy) / ey) inside = !inside
    bx = ax
    by = ay
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1)
}

/** The distance from a point to the edge of each glyph, positive inside. Unit: glyph sizes, from the middle, y down. */
export function glyphDistances(x: number, y: number): Readonly<Record<Glyph, number>> {
  const five = polygonDistance(FIVE_POINTS, x, y)
  const heart = five - 3.1 * HALF_OUTLINE
  const rim = HALF_OUTLINE * 0.7 - Math.abs(five - HALF_OUTLINE * 0.7)
  return {
    '★': five,
    '☆': HALF_OUTLINE - Math.abs(five - HALF_OUTLINE),
    '✮': Math.max(heart, rim),
    '✦': polygonDistance(FOUR_POINTS, x, y),
  }
}

/**
 * The distance fields of the falling stars' glyphs, side by side in one texture. A texel is a byte: 128 on a glyph's edge,
 * more inside. A distance field is sharp at any size.
 * @returns rows from the top, `GLYPH_TEXELS * GLYPHS.length` wide and `GLYPH_TEXELS` high
 */
export function glyphAtlas(): Uint8Array<ArrayBuffer> {
  const width = GLYPH_TEXELS * GLYPHS.length
  const atlas = new Uint8Array(width * GLYPH_TEXELS)
  const toGlyphSizes = (texel: number) => ((texel + 0.5) / GLYPH_TEXELS - 0.5) * CELL_SCALE
  for (let row = 0; row < GLYPH_TEXELS; row++) {
    for (let column = 0; column < GLYPH_TEXELS; column++) {
      const distances = glyphDistances(toGlyphSizes(column), toGlyphSizes(row))
      GLYPHS.forEach((glyph, index) => {
        const value = Math.min(1, Math.max(0, 0.5 + distances[glyph] / DISTANCE_RANGE))
        atlas[row * width + index * GLYPH_TEXELS + column] = Math.round(value * 255)
      })
    }
  }
  return atlas
}
