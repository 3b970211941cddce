import {
  at,
  between,
  box,
  fillPath,
  ink,
  layer,
  line,
  type Point,
  type Random,
  randomFrom,
  strokePath,
  taper,
} from './ink.ts'

const SEA = 770

/** Three depths of the ship graveyard, farthest first: masts, a heeled hull, and ribs by the shore. */
export function shipGraveyard(): string[] {
  const random = randomFrom(37)
  const far = [210, 470, 660, 1010, 1240, 1640].map((x) =>
    hulk(random, x, SEA - 8, between(random, 0.3, 0.5)),
  )
  const middle = [hulk(random, 1370, SEA - 12, 1.12), hulk(random, 330, SEA - 10, 0.62)]
  const afloat = `<clipPath id="afloat">${box(0, 0, 1920, SEA + 3, ink())}</clipPath>`
  return [
    layer([afloat, ...far]),
    layer([afloat, ...middle, lanternBoat(905, SEA + 62)]),
    layer(ribs(random)),
  ]
}

/** A heeled hull with what is left of its masts, yards and shrouds; size 1 is about 400 px long. */
function hulk(random: Random, x: number, y: number, size: number): string {
  const heel = between(random, -9, 11)
  const to = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const parts = [
    fillPath(
      `M${at(to(-215, -104))} L${at(to(-196, -62))} Q${at(to(-60, -30))} ` +
        `${at(to(120, -52))} L${at(to(132, -84))} L${at(to(196, -96))} L${at(to(178, 40))} ` +
        `L${at(to(-170, 40))} Q${at(to(-200, -20))} ${at(to(-215, -104))} Z`,
      ink(0.05),
    ),
    strokePath(
      `M${at(to(-196, -62))} Q${at(to(-60, -30))} ${at(to(120, -52))} L${at(to(132, -84))} ` +
        `L${at(to(196, -96))}`,
      ink(0.6),
      2.4 * size,
    ),
  ]
  for (let i = 0; i < 5; i++)
    parts.push(box(...to(-120 + i * 50, -30 + Math.abs(i - 2) * -4), 16 * size, 14 * size, ink(0)))
  const masts: [number, number][] = [
    [-112, 350],
    [14, 430],
    [126, 250],
  ]
  for (const [foot, tall] of masts) {
    const broken = random() < 0.4 ? between(random, 0.45, 0.7) : 1
    const top = tall * broken
    parts.push(taper(to(foot, -40), to(foot, -top), 11 * size, 5 * size, ink(0.25)))
    for (const share of [0.46, 0.7, 0.9]) {
      if (share > broken - 0.04 || random() < 0.18) continue
      const half = 104 * (1.16 - share)
      const tilt = between(random, -16, 16)
      parts.push(
        line(
          to(foot - half, -tall * share - tilt),
          to(foot + half, -tall * share + tilt),
          ink(0.3),
          4.5 * size,
        ),
      )
      if (random() < 0.6)
        parts.push(rags(random, to(foot - half, -tall * share - tilt), half * 2 * size, size))
    }
    for (const reach of [-66, -44, 40, 62])
      parts.push(line(to(foot, -top * 0.92), to(foot + reach, -46), ink(0.1), 1.4 * size))
    if (broken === 1)
      parts.push(line(to(foot, -top * 0.98), to(foot - 130, -top * 0.42), ink(0.08), 1.2 * size))
  }
  parts.push(taper(to(-205, -92), to(-330, -150), 9 * size, 4 * size, ink(0.3)))
  parts.push(line(to(-326, -148), to(-112, -330), ink(0.1), 1.3 * size))
  return (
    `<g clip-path="url(#afloat)"><g transform="rotate(${heel.toFixed(1)} ${x} ` +
    `${y})">${parts.join('')}</g></g>`
  )
}

/** Torn sail hanging from a yard that starts at `from`. */
function rags(random: Random, from: Point, wide: number, size: number): string {
  let d = `M${at(from)}`
  const steps = 9
  for (let i = 0; i <= steps; i++) {
    const drop = between(random, 8, 80) * size * Math.sin((Math.PI * (i + 0.6)) / (steps + 1.4))
    d += `L${at([from[0] + (wide * i) / steps, from[1] + 6 * size + drop])}`
  }
  return fillPath(`${d}L${at([from[0] + wide, from[1] + 4])}Z`, ink(0.16))
}

function lanternBoat(x: number, y: number): string {
  return [
    fillPath(
      `M${x - 74},${y - 22} Q${x},${y - 2} ${x + 76},${y - 24} ` +
        `Q${x + 46},${y + 8} ${x},${y + 8} Q${x - 50},${y + 8} ${x - 74},${y - 22} Z`,
      ink(0.03),
    ),
    fillPath(`M${x - 24},${y - 6} q-4,-46 8,-66 q12,-10 22,4 q10,30 6,62 z`, ink(0.03)),
    fillPath(`M${x - 14},${y - 66} q-2,-26 14,-26 q15,2 12,26 z`, ink(0.05)),
    line([x + 8, y - 50], [x + 50, y - 66], ink(0.05), 5),
    line([x + 50, y - 70], [x + 50, y - 56], ink(0.05), 1.5),
    box(x + 45, y - 56, 10, 14, ink(0, 1)),
    line([x - 6, y - 34], [x - 96, y + 16], ink(0.2), 3),
  ].join('')
}

/** The nearest wreck: keel and ribs, standing out of the sand on the left and leaving the frame. */
function ribs(random: Random): string[] {
  const parts = [
    fillPath('M0,1000 Q260,965 520,985 Q760,1000 960,1052 L1010,1080 L0,1080 Z', ink(0.05)),
    strokePath('M-20,985 Q320,952 620,1002 Q760,1026 850,1062', ink(0.1), 22),
  ]
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const x = 30 + t * 690
    const foot = 978 + t * t * 58
    const tall = (500 - t * 250) * between(random, 0.84, 1.05)
    const lean = 96 + t * 34
    const wide = 25 - t * 11
    parts.push(rib(x, foot, tall, lean, wide))
    if (i % 2 === 0 && i < 8) parts.push(rib(x + 46, foot + 26, tall * 0.5, -lean * 0.9, wide * 0.8))
  }
  parts.push(
    taper([1700, 1090], [1648, 800], 30, 17, ink(0.04)),
    taper([1652, 812], [1640, 770], 12, 3, ink(0.04)),
  )
  parts.push(
    taper([1790, 1090], [1768, 880], 25, 18, ink(0.04)),
    line([1652, 868], [1768, 905], ink(0.04), 3),
  )
  parts.push(
    taper([1895, 1090], [1888, 842], 27, 18, ink(0.04)),
    line([1768, 905], [1888, 872], ink(0.04), 3),
  )
  return parts
}

function rib(x: number, foot: number, tall: number, lean: number, wide: number): string {
  const tip: Point = [x + lean * 0.42, foot - tall]
  const out: Point = [x - lean * 0.62, foot - tall * 0.42]
  const back: Point = [out[0] + wide, out[1] + wide * 0.2]
  const body = fillPath(
    `M${x},${foot} Q${at(out)} ${at(tip)} l5,7 Q${at(back)} ${x + wide},${foot} Z`,
    ink(0.02),
  )
  const edge = strokePath(`M${at([tip[0] + 4, tip[1] + 6])} Q${at(back)} ${x + wide},${foot}`, ink(0.5), 2.2)
  return body + edge
}
