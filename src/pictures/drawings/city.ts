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
  strokePath,
  taper,
} from './ink.ts'

const ICE = 800

/** Three depths of the glass city, farthest first; each spire is a cluster of tapering blades. */
export function glassCity(): string[] {
  const random = randomFrom(63)
  const far: string[] = []
  for (let x = 180; x < 1780; x += between(random, 34, 74)) {
    const tall = 90 + 210 * Math.exp(-(((x - 980) / 470) ** 2)) * between(random, 0.5, 1.25)
    far.push(spire(random, x, tall, between(random, 16, 30), false))
  }
  const middle: string[] = []
  for (const [x, tall, wide] of [
    [560, 240, 38],
    [655, 345, 46],
    [770, 300, 42],
    [872, 440, 50],
    [1122, 470, 52],
    [1235, 330, 46],
    [1330, 392, 44],
    [1446, 262, 40],
    [1530, 196, 34],
  ] as const) {
    middle.push(spire(random, x, tall, wide, true))
  }
  middle.push(bridge(655, 872, 620), bridge(1122, 1330, 590))
  const near = [
    spire(random, 996, 640, 82, true),
    dome(905, 74),
    dome(1098, 62),
    dome(738, 50),
    dome(1266, 56),
    quay(random),
  ]
  return [layer(far), layer(middle), layer(near)]
}

function spire(random: Random, x: number, tall: number, wide: number, windows: boolean): string {
  const parts: string[] = []
  const blades = [
    [-0.55, between(random, 0.42, 0.62), 0.52],
    [0.52, between(random, 0.5, 0.72), 0.5],
    [0, 1, 0.72],
  ] as const
  for (const [side, share, girth] of blades)
    parts.push(blade(random, x + side * wide, tall * share, wide * girth, windows))
  parts.push(taper([x, ICE - tall + 4], [x, ICE - tall * 1.12], wide * 0.06, 0.8, ink(0.8)))
  return parts.join('')
}

/** A faceted tower: shaded face, bright edge, half-lit face, waist and tip. */
function blade(random: Random, x: number, tall: number, wide: number, windows: boolean): string {
  const h = wide / 2
  const waist = ICE - tall * between(random, 0.44, 0.56)
  const shoulder = ICE - tall * between(random, 0.7, 0.8)
  const tip = ICE - tall
  const split = x + h * between(random, -0.2, 0.25)
  const left: Point[] = [
    [x - h, ICE + 6],
    [x - h * 0.78, waist],
    [x - h * 0.86, shoulder],
    [x, tip],
    [split, shoulder],
    [split, waist],
    [split, ICE + 6],
  ]
  const right: Point[] = [
    [split, ICE + 6],
    [split, waist],
    [split, shoulder],
    [x, tip],
    [x + h * 0.86, shoulder],
    [x + h * 0.78, waist],
    [x + h, ICE + 6],
  ]
  const parts = [
    shape(left, ink(between(random, 0.16, 0.26))),
    shape(right, ink(between(random, 0.38, 0.58))),
    `<polyline points="${[right[0], right[1], right[2], right[3]].map((p) => at(p ?? [0, 0])).join(' ')}" ` +
      `fill="none" stroke="${ink(0.85)}" stroke-width="${wide > 20 ? 1.6 : 0.9}"/>`,
    line([x - h * 0.82, waist], [x + h * 0.82, waist], ink(0.6), 1.6),
    line([x - h * 0.86, shoulder], [x + h * 0.86, shoulder], ink(0.7), 1.4),
  ]
  if (windows) {
    for (let y = shoulder + 12; y < ICE - 14; y += 11) {
      for (let i = 0; i < 4; i++) {
        if (random() > 0.12) continue
        parts.push(
          box(
            x - h * 0.7 + (i + 0.3) * h * 0.37,
            y,
            Math.max(1.8, wide * 0.05),
            4.6,
            ink(0.2, between(random, 0.3, 0.95)),
          ),
        )
      }
    }
  }
  return parts.join('')
}

function bridge(from: number, to: number, y: number): string {
  const parts = [strokePath(`M${from},${y} Q${(from + to) / 2},${y - 18} ${to},${y}`, ink(0.55), 3.4)]
  parts.push(strokePath(`M${from},${y + 60} Q${(from + to) / 2},${y - 34} ${to},${y + 60}`, ink(0.4), 2))
  for (let i = 1; i < 6; i++) {
    const x = from + ((to - from) * i) / 6
    parts.push(line([x, y - 6], [x, y + 26], ink(0.35), 1.3), blob(x, y - 10, 1.8, 2.2, ink(0.3, 1)))
  }
  return parts.join('')
}

function dome(x: number, radius: number): string {
  const parts = [
    fillPath(
      `M${x - radius},${ICE + 4} V${ICE - radius * 0.3} ` +
        `Q${x - radius},${ICE - radius * 1.1} ${x},${ICE - radius * 1.25} ` +
        `Q${x + radius},${ICE - radius * 1.1} ${x + radius},${ICE - radius * 0.3} V${ICE + 4} ` +
        'Z',
      ink(0.3),
    ),
    fillPath(
      `M${x + radius * 0.2},${ICE - radius * 1.2} Q${x + radius},${ICE - radius * 1.05} ` +
        `${x + radius},${ICE - radius * 0.3} V${ICE} H${x + radius * 0.55} ` +
        `Q${x + radius * 0.75},${ICE - radius * 0.9} ` +
        `${x + radius * 0.2},${ICE - radius * 1.2} Z`,
      ink(0.62),
    ),
    taper([x, ICE - radius * 1.22], [x, ICE - radius * 1.7], 4, 1, ink(0.8)),
  ]
  for (const k of [-0.6, 0, 0.6]) {
    parts.push(
      strokePath(
        `M${x},${ICE - radius * 1.25} Q${x + k * radius * 1.25},${ICE - radius * 0.95} ` +
          `${x + k * radius},${ICE}`,
        ink(0.7),
        1.2,
      ),
    )
  }
  parts.push(fillPath(`M${x - 7},${ICE + 2} v-16 q7,-10 14,0 v16 z`, ink(0.2, 1)))
  return parts.join('')
}

function quay(random: Random): string {
  const parts = [
    fillPath(`M430,${ICE + 6} L470,${ICE - 9} L1570,${ICE - 9} L1625,${ICE + 6} Z`, ink(0.14)),
    box(470, ICE - 10, 1100, 2, ink(0.75)),
  ]
  for (let x = 486; x < 1560; x += between(random, 34, 52)) {
    parts.push(box(x, ICE - 22, 1.6, 13, ink(0.3)), blob(x + 0.8, ICE - 24, 2.4, 3, ink(0.2, 1)))
  }
  return parts.join('')
}

/** A skater-pulled sledge with a lantern, seen small on the near ice. */
export function sledge(): string {
  const x = 560
  const y = 965
  return layer([
    fillPath(`M${x},${y} q2,-36 -2,-52 q4,-18 16,-10 q14,20 14,62 z`, ink(0.06)),
    blob(x + 7, y - 72, 9.5, 11, ink(0.08)),
    line([x + 12, y - 44], [x + 40, y - 38], ink(0.1), 5),
    line([x + 40, y - 38], [x + 96, y - 12], ink(0.2), 1.6),
    fillPath(
      `M${x + 92},${y - 4} L${x + 176},${y - 4} Q${x + 190},${y - 8} ${x + 186},${y - 20} ` +
        `L${x + 100},${y - 16} Z`,
      ink(0.07),
    ),
    strokePath(
      `M${x + 84},${y - 16} Q${x + 84},${y + 2} ${x + 102},${y + 3} L${x + 182},${y + 3}`,
      ink(0.35),
      3,
    ),
    box(x + 108, y - 38, 44, 22, ink(0.1)),
    line([x + 172, y - 16], [x + 172, y - 58], ink(0.2), 2.5),
    box(x + 166, y - 62, 12, 17, ink(0.1, 1)),
  ])
}
