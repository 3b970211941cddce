import { blob, box, fillPath, ink, layer, line, shape, strokePath, taper } from './ink.ts'

const X = 1310
const GROUND = 690
const RADIUS = 168

/** The domed observatory with its open shutter and telescope, a lower dome, masts and stairs. */
export function observatory(): string {
  const base = GROUND - 118
  const parts = [
    annex(),
    box(X - 160, base - 4, 320, 130, ink(0.18)),
    box(X - 160, base - 4, 92, 130, ink(0.62)),
    box(X - 68, base - 4, 84, 130, ink(0.4)),
    ...[-128, -64, 0, 64, 128].map((dx) => box(X + dx - 3, base, 6, 122, ink(dx < 0 ? 0.75 : 0.28))),
    ...[-96, -32, 32, 96].map((dx) =>
      fillPath(`M${X + dx - 11},${GROUND - 26} v-44 q11,-16 22,0 v44 z`, ink(0.1, 0.62)),
    ),
    ...[-96, -32, 32, 96].map((dx) => box(X + dx - 1, GROUND - 78, 2, 52, ink(0.12))),
    box(X - 176, base - 14, 352, 14, ink(0.3)),
    box(X - 176, base - 16, 352, 4, ink(0.85)),
    dome(X, base - 16, RADIUS),
    box(X - 182, GROUND - 4, 364, 16, ink(0.34)),
    ...Array.from({ length: 7 }, (_, i) =>
      box(X - 226 - i * 10, GROUND + 2 + i * 7, 66 + i * 6, 7, ink(0.66 - i * 0.04)),
    ),
    ...[0, 1, 2, 3, 4].map((i) => lampPost(X - 300 - i * 102, GROUND + 18 + i * 7, 1 + i * 0.1)),
    person(X - 548, GROUND + 50),
  ]
  return layer(parts)
}

function dome(x: number, foot: number, radius: number): string {
  const parts = [
    fillPath(`M${x - radius},${foot} A${radius},${radius} 0 0 1 ${x + radius},${foot} Z`, ink(0.14)),
  ]
  for (let i = 0; i < 9; i++) {
    const a = -1 + (i * 2) / 9
    const b = a + 2 / 9
    const lit = 0.86 * Math.max(0, 1 - Math.abs(a + 0.62) * 0.95) ** 1.3 + 0.12
    parts.push(
      fillPath(
        `M${x},${foot - radius} Q${x + a * radius * 1.02},${foot - radius * 0.93} ` +
          `${x + a * radius},${foot} L${x + b * radius},${foot} ` +
          `Q${x + b * radius * 1.02},${foot - radius * 0.93} ${x},${foot - radius} Z`,
        ink(lit),
      ),
    )
  }
  for (const share of [0.3, 0.58, 0.82]) {
    const half = Math.sqrt(1 - share * share) * radius
    parts.push(
      strokePath(
        `M${x - half},${foot - share * radius} Q${x},${foot - share * radius + 7} ` +
          `${x + half},${foot - share * radius}`,
        ink(0.1),
        1.4,
      ),
    )
  }
  const left = x - radius * 0.36
  parts.push(
    fillPath(
      `M${left - 18},${foot - 8} Q${left - 16},${foot - radius * 0.72} ` +
        `${x - 16},${foot - radius * 1.01} L${x + 10},${foot - radius * 1.01} ` +
        `Q${left + 17},${foot - radius * 0.66} ${left + 20},${foot - 8} Z`,
      ink(0.05, 0.42),
    ),
    strokePath(
      `M${left - 19},${foot - 6} Q${left - 17},${foot - radius * 0.73} ${x - 18},${foot - radius * 1.02}`,
      ink(0.95),
      4,
    ),
    strokePath(
      `M${left + 21},${foot - 6} Q${left + 18},${foot - radius * 0.66} ${x + 12},${foot - radius * 1.02}`,
      ink(0.5),
      4,
    ),
    taper([left + 2, foot - 14], [left + 10, foot - radius * 0.6], 17, 14, ink(0.06)),
    line([left - 5, foot - 30], [left + 4, foot - radius * 0.6], ink(0.45), 2),
  )
  return parts.join('')
}

function annex(): string {
  const x = X + 268
  const foot = GROUND
  return [
    box(X + 150, foot - 52, 92, 60, ink(0.14)),
    box(X + 150, foot - 55, 92, 4, ink(0.6)),
    box(x - 58, foot - 66, 116, 74, ink(0.16)),
    box(x - 58, foot - 66, 32, 74, ink(0.45)),
    fillPath(`M${x - 60},${foot - 66} A60,60 0 0 1 ${x + 60},${foot - 66} Z`, ink(0.18)),
    fillPath(
      `M${x - 60},${foot - 66} A60,60 0 0 1 ${x},${foot - 126} ` +
        `Q${x - 34},${foot - 104} ${x - 22},${foot - 66} Z`,
      ink(0.7),
    ),
    box(x - 62, foot - 69, 124, 4, ink(0.75)),
    box(x - 14, foot - 40, 12, 18, ink(0.1, 0.8)),
    box(x + 18, foot - 40, 12, 18, ink(0.1, 0.5)),
    box(X + 182, foot - 34, 11, 16, ink(0.1, 0.7)),
    taper([x + 96, foot + 6], [x + 96, foot - 214], 6, 2, ink(0.4)),
    line([x + 96, foot - 206], [x + 60, foot - 66], ink(0.2), 1),
    line([x + 96, foot - 206], [x + 150, foot + 4], ink(0.2), 1),
    line([x + 80, foot - 170], [x + 112, foot - 170], ink(0.4), 2),
    line([x + 84, foot - 186], [x + 108, foot - 186], ink(0.4), 2),
    blob(x + 96, foot - 216, 3, 3, ink(0.2, 0.8)),
  ].join('')
}

function lampPost(x: number, y: number, size: number): string {
  return [
    taper([x, y], [x, y - 50 * size], 3.4 * size, 2.4 * size, ink(0.3)),
    shape(
      [
        [x - 6 * size, y - 61 * size],
        [x, y - 69 * size],
        [x + 6 * size, y - 61 * size],
      ],
      ink(0.4),
    ),
    box(x - 4 * size, y - 61 * size, 8 * size, 11 * size, ink(0, 1)),
  ].join('')
}

function person(x: number, y: number): string {
  return [
    fillPath(
      `M${x - 12},${y} Q${x - 12},${y - 40} ${x - 4},${y - 56} ` +
        `Q${x + 2},${y - 62} ${x + 8},${y - 55} Q${x + 15},${y - 36} ${x + 15},${y} Z`,
      ink(0.05),
    ),
    strokePath(`M${x - 12},${y} Q${x - 12},${y - 40} ${x - 4},${y - 56}`, ink(0.7), 1.6),
    blob(x + 2, y - 63, 7.5, 8.5, ink(0.1)),
  ].join('')
}
