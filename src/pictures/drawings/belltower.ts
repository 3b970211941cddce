import {
  at,
  between,
  box,
  fillPath,
  ink,
  layer,
  line,
  type Point,
  randomFrom,
  shape,
  strokePath,
} from './ink.ts'

const SEA = 760
const X = 905
const HOLE = 'rgb(0,0,0)'

/** The drowned church: bell tower, the nave's broken wall, far roofs; moonlit from behind on the right. */
export function drownedChurch(): string {
  return layer([farRoofs(), naveWall(), tower(), rowingBoat(), ...birds()])
}

function tower(): string {
  const left = X - 74
  const parts = [
    shape(
      [
        [left - 14, SEA + 4],
        [left - 8, 640],
        [left, 632],
        [left, 330],
        [X + 74, 330],
        [X + 74, 632],
        [X + 82, 640],
        [X + 88, SEA + 4],
      ],
      ink(0.03),
    ),
    shape(
      [
        [X + 66, 330],
        [X + 74, 330],
        [X + 74, 632],
        [X + 82, 640],
        [X + 88, SEA],
        [X + 78, SEA],
        [X + 66, 636],
      ],
      ink(0.5),
    ),
    box(left - 9, 322, 166, 11, ink(0.08)),
    box(left - 6, 486, 160, 8, ink(0.07)),
    box(left - 6, 625, 160, 9, ink(0.07)),
    box(left - 9, 322, 166, 2.5, ink(0.45)),
    box(left - 6, 486, 160, 2, ink(0.3)),
    ...[X - 42, X + 42].map((x) => pointedHole(x, 470, 40, 118)),
    ...[X - 42, X + 42].map((x) => line([x, 470], [x, 366], ink(0.1), 5)),
    bell(X - 42),
    bell(X + 42),
    pointedHole(X, 596, 26, 62),
    box(X - 2.5, 540, 5, 60, ink(0.08)),
    ...[-70, 70].map((dx) => pinnacle(X + dx)),
    shape(
      [
        [X - 58, 324],
        [X - 6, 86],
        [X + 8, 92],
        [X + 14, 78],
        [X + 58, 324],
      ],
      ink(0.03),
    ),
    shape(
      [
        [X + 44, 324],
        [X + 10, 100],
        [X + 14, 78],
        [X + 58, 324],
      ],
      ink(0.45),
    ),
    ...[150, 205, 262].map((y) => fillPath(`M${X - 5},${y} q5,-15 10,0 v12 h-10 z`, HOLE)),
  ]
  return parts.join('')
}

function pointedHole(x: number, sill: number, wide: number, tall: number): string {
  const half = wide / 2
  const spring = sill - tall * 0.62
  return fillPath(
    `M${x - half},${sill} V${spring} Q${x - half},${sill - tall * 0.86} ` +
      `${x},${sill - tall} Q${x + half},${sill - tall * 0.86} ${x + half},${spring} ` +
      `V${sill} Z`,
    HOLE,
  )
}

function bell(x: number): string {
  return (
    fillPath(`M${x - 15},436 q5,-8 6,-24 q9,-16 18,0 q1,16 6,24 z`, ink(0.06)) +
    line([x, 404], [x, 390], ink(0.1), 3)
  )
}

function pinnacle(x: number): string {
  return (
    box(x - 8, 296, 16, 30, ink(0.05)) +
    shape(
      [
        [x - 11, 298],
        [x, 238],
        [x + 11, 298],
      ],
      ink(0.06),
    ) +
    shape(
      [
        [x + 4, 298],
        [x, 238],
        [x + 11, 298],
      ],
      ink(0.5),
    )
  )
}

/** The nave's roofless wall, crumbling away to the left, and one pier that stands alone. */
function naveWall(): string {
  const crest: Point[] = [
    [X - 70, 588],
    [X - 118, 596],
    [X - 132, 612],
    [X - 186, 618],
    [X - 200, 604],
    [X - 222, 640],
    [X - 276, 648],
    [X - 290, 672],
    [X - 322, 668],
    [X - 344, 702],
    [X - 372, 706],
    [X - 396, 742],
    [X - 420, 748],
    [X - 432, SEA + 4],
  ]
  const parts = [shape([...crest, [X - 70, SEA + 4]], ink(0.04))]
  parts.push(
    `<polyline points="${crest.map(at).join(' ')}" fill="none" stroke="${ink(0.32)}" stroke-width="2"/>`,
  )
  parts.push(
    pointedHole(X - 126, 738, 40, 104),
    pointedHole(X - 214, 742, 38, 84),
    pointedHole(X - 300, 746, 34, 62),
  )
  parts.push(
    line([X - 126, 738], [X - 126, 652], ink(0.05), 4),
    line([X - 214, 742], [X - 214, 700], ink(0.05), 4),
  )
  const pier: Point[] = [
    [X - 520, SEA + 4],
    [X - 514, 690],
    [X - 506, 682],
    [X - 494, 694],
    [X - 486, SEA + 4],
  ]
  parts.push(shape(pier, ink(0.06)), line([X - 493, 696], [X - 487, SEA], ink(0.4), 2))
  return parts.join('')
}

function farRoofs(): string {
  const random = randomFrom(5)
  const parts: string[] = []
  for (const x of [250, 318, 402, 1290, 1352, 1450, 1502, 1610]) {
    const wide = between(random, 34, 66)
    const rise = between(random, 16, 34)
    const peak: Point = [x + wide * 0.42, SEA - rise]
    parts.push(shape([[x, SEA + 2], peak, [x + wide, SEA + 2]], ink(0.2)))
    parts.push(shape([peak, [x + wide, SEA + 2], [x + wide * 0.7, SEA + 2]], ink(0.45)))
    if (random() < 0.6) parts.push(box(peak[0] - 14, SEA - rise - 4, 7, 20, ink(0.25)))
  }
  return parts.join('')
}

function rowingBoat(): string {
  const x = 1235
  return [
    fillPath(
      `M${x - 62},${SEA + 32} Q${x},${SEA + 52} ${x + 64},${SEA + 30} ` +
        `Q${x + 40},${SEA + 60} ${x},${SEA + 60} Q${x - 44},${SEA + 60} ${x - 62},${SEA + 32} ` +
        'Z',
      ink(0.04),
    ),
    strokePath(`M${x - 62},${SEA + 32} Q${x},${SEA + 52} ${x + 64},${SEA + 30}`, ink(0.5), 2),
    fillPath(`M${x - 16},${SEA + 46} q-4,-34 6,-46 q14,-6 18,12 q6,22 2,36 z`, ink(0.05)),
    fillPath(`M${x - 9},${SEA} q-3,-22 9,-22 q12,2 9,20 z`, ink(0.08)),
    line([x + 14, SEA + 18], [x + 48, SEA - 6], ink(0.1), 2.5),
    box(x + 44, SEA - 6, 9, 13, ink(0, 1)),
    line([x - 8, SEA + 26], [x - 82, SEA + 58], ink(0.3), 2.4),
  ].join('')
}

function birds(): string[] {
  const flock: Point[] = [
    [1095, 250],
    [1130, 232],
    [1172, 262],
    [1205, 214],
    [690, 300],
    [655, 282],
  ]
  return flock.map((p, i) => {
    const s = 7 + (i % 3) * 2.5
    return strokePath(
      `M${at([p[0] - s, p[1] - s * 0.5])} Q${at([p[0] - s * 0.4, p[1] - s * 0.6])} ${at(p)} ` +
        `Q${at([p[0] + s * 0.5, p[1] - s * 0.8])} ${at([p[0] + s, p[1] - s * 0.4])}`,
      ink(0.04),
      2,
    )
  })
}
