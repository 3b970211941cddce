import { CELL_SCALE, DISTANCE_RANGE, GLYPHS, type Glyph } from '../../scene/fallingStars.ts'

/** Side of a glyph's cell, texels. */
export const CELL_TEXELS = 64

type Point = readonly [number, number]

/** A star around the origin, with one tip at the top. Radii are in glyph widths. */
function starPolygon(tips: number, outerRadius: number, innerRadius: number): Point[] {
  return Array.from({ length: tips * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outerRadius : innerRadius
    const angle = (Math.PI * i) / tips - Math.PI / 2
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
}

const FIVE_TIPS = starPolygon(5, 0.5, 0.215)
const FOUR_TIPS = starPolygon(4, 0.5, 0.15)
/** Half the width of an outline, glyph widths. */
const HALF_OUTLINE = 0.045

/** The distance to a polygon, positive inside. Source: Inigo Quilez, “2D distance functions” (sdPolygon). */
function polygonDistance(corners: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let isInside = false
  let [bx, by] = corners[corners.length - 1] ?? [0, 0]
  for (const [ax, ay] of corners) {
    const ex = bx - ax
    const ey = by - ay
    const wx = x - ax
    const wy = y - ay
    const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)))
    nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2)
    if (ay > y !== by > y && wx < (ex * wy) / ey) isInside = !isInside
    bx = ax
    by = ay
  }
  return Math.sqrt(nearest) * (isInside ? 1 : -1)
}

/** The distance to each glyph's edge, positive inside, glyph widths. @param x right of the middle @param y below it */
function glyphDistances(x: number, y: number): Readonly<Record<Glyph, number>> {
  const five = polygonDistance(FIVE_TIPS, x, y)
  // ✮ is a smaller star inside a thinner outline. The factors are chosen by eye.
  const filledCentre = five - 3.1 * HALF_OUTLINE
  const rim = HALF_OUTLINE * 0.7 - Math.abs(five - HALF_OUTLINE * 0.7)
  return {
    '★': five,
    '☆': HALF_OUTLINE - Math.abs(five - HALF_OUTLINE),
    '✮': Math.max(filledCentre, rim),
    '✦': polygonDistance(FOUR_TIPS, x, y),
  }
}

/** The distance fields of the glyphs, side by side in one texture. A texel is a byte: 128 on an edge, more inside. */
export function glyphAtlas(): Uint8Array<ArrayBuffer> {
  const width = CELL_TEXELS * GLYPHS.length
  const atlas = new Uint8Array(width * CELL_TEXELS)
  const toGlyphWidths = (texel: number) => ((texel + 0.5) / CELL_TEXELS - 0.5) * CELL_SCALE
  for (let row = 0; row < CELL_TEXELS; row++) {
    for (let column = 0; column < CELL_TEXELS; column++) {
      const distances = glyphDistances(toGlyphWidths(column), toGlyphWidths(row))
      GLYPHS.forEach((glyph, index) => {
        const value = Math.min(1, Math.max(0, 0.5 + distances[glyph] / DISTANCE_RANGE))
        atlas[row * width + index * CELL_TEXELS + column] = Math.round(value * 255)
      })
    }
  }
  return atlas
}
