import { CELL_SCALE, DISTANCE_RANGE, GLYPHS, type Glyph } from '../../scene/fallingStars.ts'

export const GLYPH_TEXELS = 64

type Point = readonly [number, number]

function starPolygon(points: number, outer: number, inner: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (Math.PI * i) / points - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

const FIVE = starPolygon(5, 0.5, 0.215)
const FOUR = starPolygon(4, 0.5, 0.15)
const OUTLINE = 0.045

/**
 * The signed distance from a point to a polygon's edge, positive inside. Source: Inigo Quilez, "2D distance functions"
 * (sdPolygon), with the opposite sign.
 */
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

/**
 * The signed distance of a point to each glyph, positive inside. Unit: glyph sizes. x and y are right and down from the
 * glyph's middle.
 */
export function glyphDistances(x: number, y: number): Readonly<Record<Glyph, number>> {
  const five = polygonDistance(FIVE, x, y)
  const core = five - 3.1 * OUTLINE
  const rim = OUTLINE * 0.7 - Math.abs(five - OUTLINE * 0.7)
  return {
    '★': five,
    '☆': OUTLINE - Math.abs(five - OUTLINE),
    '✮': Math.max(core, rim),
    '✦': polygonDistance(FOUR, x, y),
  }
}

/**
 * The distance-field atlas of the falling stars: the glyphs side by side, one byte per texel, 128 on the outline and
 * lighter inside. A distance field is sharp at any size.
 *
 * @returns rows from the top, `GLYPH_TEXELS * GLYPHS.length` wide and `GLYPH_TEXELS` high
 */
export function glyphAtlas(): Uint8Array<ArrayBuffer> {
  const width = GLYPH_TEXELS * GLYPHS.length
  const atlas = new Uint8Array(width * GLYPH_TEXELS)
  const place = (texel: number) => ((texel + 0.5) / GLYPH_TEXELS - 0.5) * CELL_SCALE
  for (let row = 0; row < GLYPH_TEXELS; row++) {
    for (let column = 0; column < GLYPH_TEXELS; column++) {
      const distances = glyphDistances(place(column), place(row))
      GLYPHS.forEach((glyph, index) => {
        const value = Math.min(1, Math.max(0, 0.5 + distances[glyph] / DISTANCE_RANGE))
        atlas[row * width + index * GLYPH_TEXELS + column] = Math.round(value * 255)
      })
    }
  }
  return atlas
}
