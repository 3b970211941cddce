import {
  between,
  box,
  fillPath,
  ink,
  layer,
  line,
  type Random,
  randomFrom,
  shape,
  strokePath,
  taper,
} from './ink.ts'

const SAND = 640

/** Fishing huts on stilts far out on the flats, with walkways, and a line of leaning net poles. */
export function stiltHouses(): string {
  const random = randomFrom(21)
  const huts = [
    [300, 0.62],
    [392, 0.8],
    [512, 1.08],
    [640, 0.86],
    [1335, 0.42],
    [1392, 0.5],
  ] as const
  const parts = huts.map(([x, size]) => hut(random, x, size))
  parts.push(walkway(330, 500, 0.9), walkway(545, 640, 0.9), netPoles(random))
  return layer(parts)
}

function hut(random: Random, x: number, size: number): string {
  const deck = SAND - 58 * size
  const wide = 84 * size
  const tall = between(random, 44, 60) * size
  const eaves = deck - tall
  const parts: string[] = []
  for (let i = 0; i < 6; i++) {
    const leg = x - wide * 0.6 + i * wide * 0.24
    parts.push(
      taper([leg, deck], [leg + between(random, -5, 5) * size, SAND + 5], 3.4 * size, 2.6 * size, ink(0.06)),
    )
  }
  parts.push(
    line([x - wide * 0.6, deck + 4], [x - wide * 0.1, SAND - 6], ink(0.05), 1.6 * size),
    box(x - wide * 0.72, deck - 2, wide * 1.44, 5 * size, ink(0.25)),
    box(x - wide / 2, eaves, wide, tall, ink(0.07)),
    shape(
      [
        [x - wide * 0.6, eaves + 4],
        [x - wide * 0.1, eaves - 34 * size],
        [x + wide * 0.6, eaves + 4],
      ],
      ink(0.1),
    ),
    shape(
      [
        [x - wide * 0.1, eaves - 34 * size],
        [x + wide * 0.02, eaves - 34 * size],
        [x + wide * 0.66, eaves + 3],
        [x + wide * 0.6, eaves + 5],
      ],
      ink(0.6),
    ),
    box(x - wide * 0.3, eaves + tall * 0.3, 13 * size, 16 * size, ink(0, 0.85)),
    box(x + wide * 0.14, eaves + tall * 0.3, 11 * size, 16 * size, ink(0, 0.5)),
    box(x + wide * 0.2, eaves - 44 * size, 5 * size, 26 * size, ink(0.15)),
    line([x + wide * 0.66, deck - 2], [x + wide * 0.66, deck - 22 * size], ink(0.15), 2 * size),
    box(x + wide * 0.66 - 3 * size, deck - 30 * size, 6 * size, 9 * size, ink(0, 1)),
  )
  return parts.join('')
}

function walkway(from: number, to: number, size: number): string {
  const y = SAND - 54 * size
  const parts = [line([from, y], [to, y - 2], ink(0.2), 3)]
  for (let x = from + 10; x < to; x += 22) parts.push(line([x, y], [x + 1, SAND + 3], ink(0.05), 2))
  return parts.join('')
}

function netPoles(random: Random): string {
  const parts: string[] = []
  let before: readonly [number, number] | undefined
  for (let i = 0; i < 11; i++) {
    const near = (i / 10) ** 2.2
    const x = 1010 + i * 34 + near * 470
    const foot = SAND + 6 + near * 265
    const tall = 22 + near * 215
    const lean = between(random, -0.1, 0.14) * tall
    parts.push(taper([x, foot], [x + lean, foot - tall], 2 + near * 9, 1.6 + near * 5, ink(0.25)))
    if (before) {
      const sag = 8 + near * 46
      const [bx, by] = before
      const tx = x + lean
      const ty = foot - tall * 0.94
      const wire = 0.8 + near * 1.6
      parts.push(
        strokePath(`M${bx},${by} Q${(bx + tx) / 2},${(by + ty) / 2 + sag} ${tx},${ty}`, ink(0.15), wire),
      )
    }
    before = [x + lean, foot - tall * 0.94]
  }
  return parts.join('')
}

/** A wading heron; its feet are at y = 872. */
export function heron(): string {
  const body =
    'M-62,-92 Q-30,-122 12,-116 Q30,-128 20,-152 Q8,-178 28,-194 L78,-183 L40,-181 ' +
    'Q24,-172 32,-150 Q42,-118 14,-98 Q-20,-82 -62,-92 Z'
  return layer([
    '<g transform="translate(800 872) scale(0.62)">',
    fillPath(body, ink(0.12)),
    strokePath('M-58,-94 Q-28,-121 12,-116 Q30,-128 20,-152 Q8,-178 28,-194', ink(0.55), 4),
    line([26, -192], [-4, -184], ink(0.3), 3),
    line([-8, -92], [-4, 0], ink(0.2), 4),
    line([4, -92], [12, -50], ink(0.2), 4),
    line([12, -50], [5, 2], ink(0.2), 4),
    '</g>',
  ])
}
