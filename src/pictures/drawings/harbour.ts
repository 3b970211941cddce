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

const QUAY = 645

/** The town on its slope, left of the water: houses in tiers, a church, the quay and its lamps. */
export function harbourTown(): string {
  const random = randomFrom(11)
  const parts = [
    fillPath(`M0,330 C180,330 330,420 520,470 S820,590 1010,610 L1090,${QUAY} L0,${QUAY} Z`, ink(0.03)),
    church(388, 470),
  ]
  for (let tier = 0; tier < 7; tier++) {
    const reach = 420 + tier * 95
    for (let x = -30 + between(random, 0, 30); x < reach; x += between(random, 38, 64)) {
      const slope = 345 + (Math.max(x, 0) / 1010) ** 1.15 * 290
      const ground = slope * (1 - tier / 7) + QUAY * (tier / 7) + 18
      parts.push(house(random, x, Math.min(ground, QUAY), 1 + tier * 0.06))
    }
  }
  parts.push(box(0, QUAY - 9, 1085, 14, ink(0.14)))
  for (let x = 40; x < 1080; x += 118) {
    parts.push(box(x, QUAY - 44, 3, 40, ink(0.1)), blob(x + 1.5, QUAY - 46, 4.5, 5.5, ink(0, 1)))
  }
  for (const [x, size] of [
    [250, 0.42],
    [610, 0.5],
    [800, 0.4],
    [955, 0.36],
    [1180, 0.3],
  ] as const) {
    parts.push(boat(x, QUAY + 6, size, false))
  }
  parts.push(breakwater())
  return layer(parts)
}

/** The near boats, moored, with the rigging against the sky; their waterline is y = 850. */
export function harbourBoats(): string {
  return layer([boat(1455, 850, 1.55, true), boat(690, 850, 0.95, true), ...rowingBoat(1090, 850)])
}

function house(random: Random, x: number, ground: number, scale: number): string {
  const wide = between(random, 34, 52) * scale
  const side = wide * between(random, 0.35, 0.7)
  const tall = between(random, 40, 76) * scale
  const rise = between(random, 16, 30) * scale
  const eaves = ground - tall
  const middle = x + wide / 2
  const shade = between(random, 0.05, 0.13)
  const parts = [
    shape(
      [
        [x, ground],
        [x, eaves],
        [middle, eaves - rise],
        [x + wide, eaves],
        [x + wide, ground],
      ],
      ink(shade),
    ),
    box(x + wide, eaves, side, tall, ink(shade + 0.12)),
    shape(
      [
        [middle, eaves - rise],
        [x + wide, eaves + 2],
        [x + wide + side, eaves + 2],
        [middle + side, eaves - rise],
      ],
      ink(0.42 + random() * 0.3),
    ),
    box(middle + side * 0.6, eaves - rise - 12, 7, 16, ink(0.3)),
  ]
  for (let y = eaves + 8; y < ground - 16; y += 21 * scale) {
    for (let column = 0; column < 2; column++) {
      if (random() > 0.36) continue
      const lamp = random() ** 1.5 * 0.6 + 0.25
      parts.push(box(x + wide * (0.22 + 0.4 * column), y, wide * 0.14, 9.5 * scale, ink(0, lamp)))
    }
    if (random() < 0.16) parts.push(box(x + wide + side * 0.35, y, side * 0.26, 10 * scale, ink(0, 0.6)))
  }
  return parts.join('')
}

function church(x: number, ground: number): string {
  return [
    box(x, ground - 190, 46, 200, ink(0.08)),
    box(x + 46, ground - 190, 18, 200, ink(0.3)),
    shape(
      [
        [x - 4, ground - 190],
        [x + 30, ground - 330],
        [x + 46, ground - 190],
      ],
      ink(0.1),
    ),
    shape(
      [
        [x + 30, ground - 330],
        [x + 46, ground - 190],
        [x + 68, ground - 190],
      ],
      ink(0.55),
    ),
    line([x + 30, ground - 328], [x + 30, ground - 356], ink(0.4), 2.5),
    line([x + 23, ground - 346], [x + 37, ground - 346], ink(0.4), 2.5),
    fillPath(`M${x + 15},${ground - 130} v-24 q8,-14 16,0 v24 z`, ink(0, 0.75)),
    box(x - 90, ground - 90, 110, 100, ink(0.07)),
    shape(
      [
        [x - 96, ground - 88],
        [x - 70, ground - 130],
        [x + 6, ground - 130],
        [x + 6, ground - 88],
      ],
      ink(0.3),
    ),
  ].join('')
}

function breakwater(): string {
  return [
    shape(
      [
        [1500, QUAY + 2],
        [1540, QUAY - 14],
        [1920, QUAY - 26],
        [1920, QUAY + 2],
      ],
      ink(0.1),
    ),
    shape(
      [
        [1500, QUAY + 2],
        [1540, QUAY - 14],
        [1920, QUAY - 26],
        [1920, QUAY - 23],
        [1542, QUAY - 11],
      ],
      ink(0.5),
    ),
    taper([1556, QUAY - 12], [1556, QUAY - 82], 22, 15, ink(0.22)),
    box(1546, QUAY - 98, 20, 16, ink(0, 1)),
    shape(
      [
        [1543, QUAY - 98],
        [1556, QUAY - 116],
        [1569, QUAY - 98],
      ],
      ink(0.35),
    ),
  ].join('')
}

/** A two-masted fishing boat; `x` is its middle, `y` its waterline, size 1 is 300 px long. */
function boat(x: number, y: number, size: number, rigged: boolean): string {
  const to = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const parts = [
    fillPath(
      `M${at(to(-150, -52))} Q${at(to(-30, -22))} ${at(to(128, -40))} L${at(to(120, 2))} ` +
        `Q${at(to(0, 9))} ${at(to(-112, 2))} Z`,
      ink(0.05),
    ),
    strokePath(`M${at(to(-150, -52))} Q${at(to(-30, -22))} ${at(to(128, -40))}`, ink(0.75), 2.6 * size),
    shape([to(30, -36), to(32, -76), to(98, -76), to(100, -36)], ink(0.1)),
    shape([to(26, -76), to(34, -84), to(96, -84), to(104, -76)], ink(0.6)),
    box(...to(44, -66), 15 * size, 15 * size, ink(0, 0.9)),
    box(...to(70, -66), 15 * size, 15 * size, ink(0, 0.55)),
    taper(to(-30, -34), to(-34, -330), 8 * size, 4 * size, ink(0.35)),
    taper(to(112, -40), to(116, -190), 6 * size, 3 * size, ink(0.35)),
    taper(to(-150, -52), to(-214, -78), 6 * size, 3 * size, ink(0.3)),
    taper(to(-30, -66), to(90, -100), 6 * size, 4 * size, ink(0.4)),
    fillPath(
      `M${at(to(-28, -70))} Q${at(to(30, -100))} ${at(to(90, -104))} ` +
        `Q${at(to(30, -76))} ${at(to(-28, -62))} Z`,
      ink(0.5),
    ),
    blob(...to(-34, -212), 5 * size, 6.5 * size, ink(0, 1)),
  ]
  if (rigged) {
    const rope = (from: Point, end: Point): string => line(from, end, ink(0.2), 1.3)
    parts.push(rope(to(-34, -326), to(-212, -78)), rope(to(-34, -326), to(116, -188)))
    parts.push(rope(to(-33, -250), to(-150, -54)), rope(to(-34, -300), to(26, -40)))
    parts.push(
      rope(to(-34, -300), to(10, -38)),
      rope(to(116, -186), to(128, -42)),
      rope(to(-34, -240), to(-70, -40)),
    )
  }
  return parts.join('')
}

function rowingBoat(x: number, y: number): string[] {
  return [
    fillPath(
      `M${x - 74},${y - 24} Q${x},${y - 8} ${x + 70},${y - 22} Q${x + 46},${y + 5} ${x - 46},${y + 4} Z`,
      ink(0.06),
    ),
    strokePath(`M${x - 74},${y - 24} Q${x},${y - 8} ${x + 70},${y - 22}`, ink(0.7), 2.4),
    taper([x - 20, y - 16], [x + 108, y - 2], 4, 7, ink(0.4)),
  ]
}
