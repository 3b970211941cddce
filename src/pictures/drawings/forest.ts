import {
  at,
  between,
  blob,
  box,
  fillPath,
  ink,
  layer,
  line,
  type Point,
  type Random,
  randomFrom,
  strokePath,
} from './ink.ts'

/** Birches in three depths, farthest first; the clearing in the middle stays open. */
export function birches(): string[] {
  const random = randomFrom(19)
  const far: string[] = []
  for (let x = -10; x < 1930; x += between(random, 16, 44)) {
    const gap = Math.abs(x - 985) < 70 ? 0.35 : 1
    if (random() < gap) far.push(birch(random, x, 700 + between(random, -10, 22), between(random, 5, 11), 2))
  }
  const middle: string[] = []
  for (const x of [58, 190, 262, 405, 498, 640, 726, 1238, 1330, 1392, 1540, 1622, 1744, 1850]) {
    const out = Math.abs(x - 985) / 900
    middle.push(
      birch(random, x + between(random, -14, 14), 745 + out * 110 + between(random, 0, 24), 15 + out * 13, 3),
    )
  }
  const near = [
    birch(random, 118, 1130, 74, 4),
    birch(random, 415, 1030, 44, 4),
    birch(random, 1560, 1060, 50, 4),
    birch(random, 1800, 1150, 88, 4),
  ]
  near.push(
    ...sapling(random, 300, 1085, 150),
    ...sapling(random, 1400, 1050, 120),
    ...sapling(random, 1655, 1090, 170),
  )
  return [layer(far), layer(middle), layer(near)]
}

/** A trunk that leaves the frame at the top, lit from the clearing, with bark scars and frosted branches. */
function birch(random: Random, x: number, foot: number, wide: number, depth: number): string {
  const lean = between(random, -0.05, 0.05) * foot
  const bend = between(random, -14, 14)
  const centre = (t: number): Point => [x + lean * t + bend * Math.sin(t * Math.PI), foot * (1 - t) - 20 * t]
  const towards = x < 985 ? 1 : -1
  const strips = 12
  const parts: string[] = []
  for (let i = 0; i < 7 + depth; i++) {
    const t = between(random, 0.36, 0.98)
    const side = random() < 0.5 ? -1 : 1
    parts.push(
      branch(
        random,
        centre(t),
        side * between(random, 0.45, 1.15),
        wide * between(random, 2.2, 4.4) + 26,
        wide * 0.1,
        depth,
      ),
    )
  }
  for (let i = 0; i < strips; i++) {
    const a = -0.5 + i / strips
    const b = a + 1 / strips + 0.01
    const facing = towards > 0 ? (i + 0.5) / strips : 1 - (i + 0.5) / strips
    parts.push(strip(centre, a * wide, b * wide, ink(0.16 + 0.62 * facing ** 1.6)))
  }
  const scars = Math.round(9 + wide * 0.5)
  for (let i = 0; i < scars; i++) {
    const t = between(random, 0, 0.98)
    const [cx, cy] = centre(t)
    const half = wide * between(random, 0.1, 0.34) * (1 - 0.35 * t)
    const shift = between(random, -0.34, 0.34) * wide * (1 - 0.3 * t)
    parts.push(blob(cx + shift, cy, half, Math.max(0.8, wide * between(random, 0.018, 0.06)), ink(0.07)))
  }
  parts.push(
    fillPath(
      `M${x - wide * 1.3},${foot + 8} Q${x - wide * 0.5},${foot - wide * 0.5} ` +
        `${x},${foot - wide * 0.3} Q${x + wide * 0.5},${foot - wide * 0.5} ` +
        `${x + wide * 1.3},${foot + 8} Z`,
      ink(0.5),
    ),
  )
  return parts.join('')
}

/** A sliver of the trunk between two offsets from its centre line, narrowing upwards. */
function strip(centre: (t: number) => Point, from: number, to: number, fill: string): string {
  const left: string[] = []
  const right: string[] = []
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    const [cx, cy] = centre(t)
    const narrow = 1 - 0.42 * t + 0.32 * Math.max(0, 0.07 - t) * 10
    left.push(at([cx + from * narrow, cy]))
    right.unshift(at([cx + to * narrow, cy]))
  }
  return `<polygon points="${[...left, ...right].join(' ')}" fill="${fill}"/>`
}

/** A forking branch; its outermost twigs are frosted and catch the light. */
function branch(
  random: Random,
  from: Point,
  angle: number,
  length: number,
  width: number,
  forks: number,
): string {
  const turn = angle + between(random, -0.12, 0.12)
  const end: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length]
  const middle: Point = [
    (from[0] + end[0]) / 2 + between(random, -0.09, 0.09) * length,
    (from[1] + end[1]) / 2 + length * 0.07,
  ]
  const lit = forks > 2 ? 0.3 : between(random, 0.5, 1)
  let svg = strokePath(`M${at(from)} Q${at(middle)} ${at(end)}`, ink(lit), Math.max(0.8, width))
  if (forks <= 0 || length < 7) return svg
  const children = forks > 2 ? 4 : 3
  for (let i = 0; i < children; i++) {
    const t = 0.45 + (0.55 * (i + 1)) / children
    const place: Point = [from[0] + (end[0] - from[0]) * t, from[1] + (end[1] - from[1]) * t]
    svg += branch(
      random,
      place,
      turn + between(random, -0.75, 0.75),
      length * between(random, 0.36, 0.58),
      width * 0.55,
      forks - 1,
    )
  }
  return svg
}

function sapling(random: Random, x: number, foot: number, tall: number): string[] {
  return [-0.3, -0.08, 0.16, 0.36].map((a) =>
    branch(random, [x, foot], a, tall * between(random, 0.55, 0.8), 3.4, 3),
  )
}

/** The walker with a lantern who gives the forest its size. */
export function walker(): string {
  const x = 930
  const y = 792
  return layer([
    fillPath(
      `M${x - 15},${y} Q${x - 14},${y - 44} ${x - 6},${y - 66} ` +
        `Q${x + 2},${y - 76} ${x + 9},${y - 65} Q${x + 17},${y - 40} ${x + 20},${y} ` +
        `Q${x + 2},${y + 5} ${x - 15},${y} Z`,
      ink(0.03),
    ),
    fillPath(
      `M${x - 7},${y - 63} Q${x - 10},${y - 84} ${x + 1},${y - 87} Q${x + 12},${y - 84} ${x + 9},${y - 63} Z`,
      ink(0.05),
    ),
    strokePath(`M${x + 9},${y - 63} Q${x + 17},${y - 40} ${x + 20},${y}`, ink(0.6), 1.5),
    line([x + 8, y - 52], [x + 28, y - 44], ink(0.05), 4),
    line([x + 28, y - 45], [x + 28, y - 36], ink(0.1), 1.2),
    box(x + 23.5, y - 36, 9, 13, ink(0, 1)),
  ])
}
