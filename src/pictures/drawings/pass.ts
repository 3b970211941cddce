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
  shape,
  taper,
} from './ink.ts'

/** Where the nine lanterns stand, from the nearest to the monastery's gate, and how large each is. */
const LANTERNS: readonly (readonly [x: number, y: number, size: number])[] = [
  [455, 1000, 1.5],
  [716, 922, 1.08],
  [930, 868, 0.82],
  [1052, 812, 0.62],
  [1000, 764, 0.5],
  [895, 727, 0.42],
  [965, 686, 0.35],
  [1085, 650, 0.3],
  [1178, 606, 0.26],
]

/** The trodden trail: the parts of the snow that are walked on, thinner with distance. */
export function trail(): string {
  const path =
    'M250,1100 C420,1010 560,985 716,938 C850,898 1060,880 1066,822 ' +
    'C1070,778 930,772 884,738 C848,704 1010,690 1085,656 C1130,636 1160,622 1186,602'
  const inner =
    'L1190,606 C1166,628 1136,644 1096,664 C1030,694 884,712 912,736 ' +
    'C960,764 1100,772 1096,826 C1090,896 880,920 742,962 C610,1002 560,1030 480,1100 Z'
  return layer([fillPath(`${path} ${inner}`, ink(0.5))])
}

/** The monastery on its ledge and the nine lanterns along the trail. */
export function monasteryAndLanterns(): string {
  return layer([monastery(), ...LANTERNS.map(([x, y, size]) => lantern(x, y, size))])
}

function monastery(): string {
  const random = randomFrom(9)
  const parts = [
    hall(random, 1200, 592, 84, 70, 3),
    hall(random, 1262, 590, 150, 128, 5),
    hall(random, 1400, 590, 92, 92, 3),
    hall(random, 1296, 468, 88, 58, 2),
    roof(1340, 410, 120, 26),
    roof(1340, 380, 74, 22),
    box(1312, 384, 56, 16, ink(0.25)),
    taper([1340, 362], [1340, 330], 7, 1.5, ink(0.6, 0.35)),
    roof(1242, 522, 104, 16),
    roof(1446, 498, 112, 18),
    box(1218, 574, 20, 28, ink(0.02, 0.9)),
  ]
  for (const [from, to] of [
    [1340, 1196],
    [1340, 1500],
  ] as const) {
    parts.push(
      `<path d="M${from},350 Q${(from + to) / 2},470 ${to},560" fill="none" ` +
        `stroke="${ink(0.25)}" stroke-width="1.2"/>`,
    )
    for (let i = 1; i < 12; i++) {
      const t = i / 12
      const x = from + (to - from) * t
      const y = (1 - t) ** 2 * 350 + 2 * t * (1 - t) * 470 + t * t * 560
      parts.push(
        shape(
          [
            [x - 3, y],
            [x + 3, y + 1],
            [x + 1, y + 8],
          ],
          ink(0.3 + random() * 0.3),
        ),
      )
    }
  }
  return parts.join('')
}

/** A whitewashed hall whose walls lean inwards, with rows of windows. */
function hall(
  random: Random,
  x: number,
  ground: number,
  wide: number,
  tall: number,
  columns: number,
): string {
  const lean = tall * 0.07
  const top = ground - tall
  const split = x + wide * 0.68
  const parts = [
    shape(
      [
        [x, ground + 8],
        [x + lean, top],
        [split, top],
        [split, ground + 8],
      ],
      ink(0.24),
    ),
    shape(
      [
        [split, ground + 8],
        [split, top],
        [x + wide - lean, top],
        [x + wide, ground + 8],
      ],
      ink(0.74),
    ),
    box(x + lean - 3, top - 5, wide - 2 * lean + 6, 8, ink(0.12)),
    box(x + lean - 5, top - 8, wide - 2 * lean + 10, 3.5, ink(0.85)),
  ]
  for (let y = top + 14; y < ground - 12; y += 23) {
    for (let i = 0; i < columns; i++) {
      const wx = x + lean + ((i + 0.5) * (wide - 2 * lean)) / columns - 4
      const lamp = random() < 0.55 ? between(random, 0.35, 1) : 0
      parts.push(box(wx - 1.5, y - 2, 11, 3, ink(0.05)), box(wx, y, 8, 11, ink(0.02, lamp)))
    }
  }
  return parts.join('')
}

function roof(x: number, y: number, wide: number, tall: number): string {
  const h = wide / 2
  const left =
    `M${x - h - 8},${y} Q${x - h * 0.5},${y - 3} ${x - h * 0.32},${y - tall} ` +
    `L${x + h * 0.32},${y - tall} Q${x + h * 0.5},${y - 3} ${x + h + 8},${y} ` +
    `L${x + h},${y + 5} L${x - h},${y + 5} Z`
  const right =
    `M${x + h * 0.05},${y - tall} L${x + h * 0.32},${y - tall} ` +
    `Q${x + h * 0.5},${y - 3} ${x + h + 8},${y} L${x + h * 0.2},${y} Z`
  return fillPath(left, ink(0.32)) + fillPath(right, ink(0.95))
}

function lantern(x: number, y: number, size: number): string {
  const to = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return [
    taper(to(0, 6), to(0, -70), 7 * size, 5 * size, ink(0.2)),
    line(to(-2, -70), to(20, -70), ink(0.25), 4 * size),
    line(to(18, -70), to(18, -60), ink(0.2), 1.6 * size),
    shape([to(5, -48), to(18, -62), to(31, -48)], ink(0.35)),
    fillPath(`M${at(to(8, -48))} L${at(to(28, -48))} L${at(to(25, -22))} L${at(to(11, -22))} Z`, ink(0, 1)),
    line(to(18, -48), to(18, -22), ink(0.1, 0.3), 1.6 * size),
    blob(...to(-1, 7), 17 * size, 5 * size, ink(0.7)),
  ].join('')
}

/** Pines with snow on their moonward boughs: `far` stands on the slopes, `near` frames the picture. */
export function pines(): { far: string; near: string } {
  const random = randomFrom(77)
  const far: string[] = []
  const places: [number, number][] = []
  for (let i = 0; i < 150; i++) {
    const x = between(random, -20, 1940)
    const slope = 742 + 60 * Math.sin(x * 0.0042 + 1.9) + (x < 700 ? (700 - x) * 0.05 : 0)
    places.push([x, slope + between(random, -50, 56)])
  }
  places.sort((a, b) => a[1] - b[1])
  for (const [x, y] of places) {
    if (x > 820 && x < 1210) continue
    far.push(pine(random, x, y, between(random, 52, 96) * (y / 760) ** 2, 7))
  }
  const near = [
    pine(random, 96, 1120, 760, 15),
    pine(random, 285, 1150, 520, 13),
    pine(random, -20, 1130, 560, 13),
    pine(random, 1828, 1130, 830, 16),
    pine(random, 1650, 1160, 560, 13),
    pine(random, 1940, 1140, 620, 13),
    pine(random, 1520, 1170, 360, 11),
  ]
  return { far: layer(far), near: layer(near) }
}

function pine(random: Random, x: number, foot: number, tall: number, tiers: number): string {
  const parts = [taper([x, foot], [x, foot - tall], tall * 0.036, 1.2, ink(0.05))]
  for (let i = 0; i < tiers; i++) {
    const t = (i + 0.4) / tiers
    const y = foot - tall * (0.1 + 0.87 * t)
    const half = tall * 0.205 * (1 - t) ** 0.85 * between(random, 0.82, 1.16) + tall * 0.012
    const rise = (tall / tiers) * 1.75
    parts.push(bough(random, x, y, -half, rise, ink(0.04)), bough(random, x, y, half, rise, ink(0.04)))
    parts.push(bough(random, x, y - rise * 0.16, half * 0.88, rise * 0.62, ink(between(random, 0.5, 0.85))))
    parts.push(bough(random, x, y - rise * 0.2, -half * 0.7, rise * 0.36, ink(between(random, 0.15, 0.3))))
  }
  return parts.join('')
}

/** One side of a tier: from the trunk down to a ragged, drooping edge. */
function bough(random: Random, x: number, y: number, reach: number, rise: number, fill: string): string {
  const points: Point[] = [
    [x, y - rise],
    [x + reach * 0.42, y - rise * 0.4],
    [x + reach, y + rise * 0.12],
  ]
  const steps = 6
  for (let i = 1; i <= steps; i++) {
    const t = 1 - i / steps
    points.push([x + reach * (t + 0.07), y + rise * (0.02 + 0.14 * random()) - rise * 0.1 * (1 - t)])
    points.push([x + reach * t, y - rise * (0.06 + 0.1 * random()) - rise * 0.08 * (1 - t)])
  }
  return shape(points, fill)
}
