import { seeded } from './noise.ts'

const STAR = 'M0-10C.7-2.5 2.5-.7 10 0 2.5.7.7 2.5 0 10-.7 2.5-2.5.7-10 0-2.5-.7-.7-2.5 0-10Z'

/** One four-pointed sparkle with its halo. */
export function sparkle(x: number, y: number, size: number, colour: string, opacity = 1): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 10).toFixed(2)})"
    opacity="${opacity.toFixed(2)}"><circle r="9" fill="${colour}" opacity=".13"/><circle r="4.5"
      fill="${colour}" opacity=".26"/>
    <path d="${STAR}" fill="#fff"/></g>`
}

/** A box that no sparkle may fall in: left, top, right, bottom. */
export type Clearing = readonly [left: number, top: number, right: number, bottom: number]

/** Dust and sparkles strewn over a box, more of them small than large; none where words stand. */
export function sparkles(
  width: number,
  height: number,
  count: number,
  seed: number,
  colours: readonly string[],
  largest = 20,
  clear: readonly Clearing[] = [],
): string {
  const random = seeded(seed)
  const all = Array.from({ length: count }, (_, index) => {
    const colour = colours[index % colours.length] ?? '#fff'
    const x = random() * width
    const y = random() * height
    const near = random()
    if (clear.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)) return ''
    if (near < 0.72) {
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.8 + near * 2.2).toFixed(1)}"
        fill="${colour}"
        opacity="${(0.35 + random() * 0.6).toFixed(2)}"/>`
    }
    return sparkle(x, y, 4 + ((near - 0.72) / 0.28) ** 3 * largest, colour, 0.88 + random() * 0.12)
  })
  return `<svg class="at" width="${width}" height="${height}" style="left:0;top:0;
    overflow:visible">${all.join('')}</svg>`
}

/** Sparkles that climb in a widening spiral from a point. */
export function spiral(
  x: number,
  y: number,
  tall: number,
  wide: number,
  count: number,
  seed: number,
  colour: string,
): string {
  const random = seeded(seed)
  const all = Array.from({ length: count }, (_, index) => {
    const t = (index + random() * 0.8) / count
    const turn = t * Math.PI * 5
    const reach = wide * (0.18 + 0.82 * t) * (0.85 + random() * 0.3)
    const size = (2 + random() ** 3 * 22) * (1 - t * 0.4)
    return sparkle(
      x + Math.cos(turn) * reach,
      y - t * tall + Math.sin(turn) * reach * 0.22,
      size,
      colour,
      1 - t * 0.5,
    )
  })
  return `<svg class="fill" style="overflow:visible">${all.join('')}</svg>`
}

/** Glowing letters that drift up from a point, smaller and fainter the higher they are. */
export function letters(
  x: number,
  y: number,
  tall: number,
  wide: number,
  words: string,
  colour: string,
): string {
  const random = seeded(words.length)
  const all = [...words].map((letter, index) => {
    const t = (index + 0.5) / words.length
    const side = (random() * 2 - 1) * wide * (0.25 + 0.75 * t)
    const turn = (random() - 0.5) * 70
    return `<text transform="translate(${(x + side).toFixed(0)} ${(y - t * tall).toFixed(0)})
      rotate(${turn.toFixed(0)})"
      font-size="${(92 - 36 * t).toFixed(0)}" opacity="${(1 - t * 0.4).toFixed(2)}">${letter}</text>`
  })
  return `<svg class="fill" font-family="Cormorant" font-style="italic" font-weight="700" fill="#fffbe8"
    style="filter:drop-shadow(0 0 10px ${colour}) drop-shadow(0 0 22px ${colour})">${all.join('')}</svg>`
}

/** Shafts of light that fan upwards from a point. */
export function beams(
  x: number,
  y: number,
  tall: number,
  spread: number,
  colour: string,
  id: string,
): string {
  const shafts = [
    [-1, 0.16],
    [-0.66, 0.1],
    [-0.36, 0.2],
    [-0.06, 0.13],
    [0.24, 0.22],
    [0.55, 0.11],
    [0.9, 0.17],
  ] as const
  const shapes = shafts.map(([lean, wide]) => {
    const left = (lean - wide) * spread
    const right = (lean + wide) * spread
    return `<path d="M${lean * 26 - 12} 0L${left} ${-tall}H${right}L${lean * 26 + 12} 0Z"/>`
  })
  return `<svg class="at" width="10" height="10" style="left:${x}px;top:${y}px;overflow:visible;
    filter:blur(9px);
    mix-blend-mode:screen"><defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0"
      x2="0" y2="${-tall}">
    <stop stop-color="${colour}" stop-opacity=".85"/><stop offset=".5" stop-color="${colour}"
      stop-opacity=".26"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><g
      fill="url(#${id})">${shapes.join('')}</g></svg>`
}
