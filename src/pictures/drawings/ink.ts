/**
 * Words for drawing silhouette layers as SVG. A layer's colours are data for the shaders:
 * red is coverage, green how moonlit, blue how lamplit the place is.
 */

/** A point in pixels of the finished picture, y downwards. */
export type Point = readonly [x: number, y: number]

/** Returns the next even random number, 0…1. */
export type Random = () => number

/** A repeatable source of random numbers: the mulberry32 generator by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between `from` and `to`. */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random()
}

/** The colour of a silhouette: `lit` and `lamp` are 0…1. */
export function ink(lit = 0, lamp = 0): string {
  return `rgb(255,${Math.round(lit * 255)},${Math.round(lamp * 255)})`
}

/** A whole layer of the given size in pixels. */
export function layer(parts: string[], width = 1920, height = 1080): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

/** A closed, filled path through straight corners. */
export function shape(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map(at).join(' ')}" fill="${fill}"/>`
}

/** An axis-parallel box. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`
}

/** A filled ellipse. */
export function blob(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

/** A free SVG path, filled. */
export function fillPath(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A free SVG path, stroked with round ends. */
export function strokePath(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"/>`
}

/** A straight line. */
export function line(a: Point, b: Point, colour: string, width: number): string {
  return strokePath(`M${at(a)}L${at(b)}`, colour, width)
}

/** A line that tapers from `wide` at `a` to `thin` at `b`. */
export function taper(a: Point, b: Point, wide: number, thin: number, fill: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const nx = (a[1] - b[1]) / length / 2
  const ny = (b[0] - a[0]) / length / 2
  return shape(
    [
      [a[0] + nx * wide, a[1] + ny * wide],
      [b[0] + nx * thin, b[1] + ny * thin],
      [b[0] - nx * thin, b[1] - ny * thin],
      [a[0] - nx * wide, a[1] - ny * wide],
    ],
    fill,
  )
}

/** Coordinates as SVG writes them. */
export function at(point: Point): string {
  return `${n(point[0])},${n(point[1])}`
}

function n(value: number): string {
  return value.toFixed(1)
}
