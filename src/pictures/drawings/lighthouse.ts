import { box, fillPath, ink, layer, line, shape, taper } from './ink.ts'

const X = 1290
const GROUND = 572

/** The tower, its gallery and the keeper's cottage, moonlit from the left. */
export function lighthouseTower(): string {
  return layer([
    cottage(),
    shape(
      [
        [X - 47, GROUND],
        [X - 30, 300],
        [X + 30, 300],
        [X + 47, GROUND],
      ],
      ink(0.12),
    ),
    shape(
      [
        [X - 47, GROUND],
        [X - 30, 300],
        [X - 14, 300],
        [X - 22, GROUND],
      ],
      ink(0.75),
    ),
    shape(
      [
        [X - 22, GROUND],
        [X - 14, 300],
        [X + 3, 300],
        [X + 4, GROUND],
      ],
      ink(0.42),
    ),
    box(X - 37, 402, 74, 44, 'rgba(255,0,0,0.55)'),
    box(X - 44, 500, 88, 42, 'rgba(255,0,0,0.55)'),
    box(X - 4, 350, 8, 20, ink(0, 0.5)),
    box(X - 4, 462, 8, 20, ink(0, 0.5)),
    shape(
      [
        [X - 46, 300],
        [X - 36, 312],
        [X + 36, 312],
        [X + 46, 300],
      ],
      ink(0.25),
    ),
    box(X - 46, 295, 92, 5, ink(0.55)),
    ...Array.from({ length: 11 }, (_, i) =>
      line([X - 45 + i * 9, 296], [X - 45 + i * 9, 276], ink(0.3), 1.6),
    ),
    line([X - 46, 276], [X + 46, 276], ink(0.55), 2.2),
    box(X - 21, 238, 42, 58, ink(0.1, 1)),
    ...[-21, -7, 7, 20].map((dx) => box(X + dx - 1, 238, 2.4, 58, ink(0.1))),
    fillPath(`M${X - 28},238 Q${X - 22},206 ${X},200 Q${X + 22},206 ${X + 28},238 Z`, ink(0.2)),
    fillPath(`M${X - 28},238 Q${X - 22},206 ${X},200 Q${X - 12},210 ${X - 14},238 Z`, ink(0.7)),
    taper([X, 202], [X, 172], 5, 1.5, ink(0.5)),
  ])
}

function cottage(): string {
  return [
    box(X + 62, GROUND - 52, 150, 70, ink(0.16)),
    shape(
      [
        [X + 54, GROUND - 50],
        [X + 84, GROUND - 98],
        [X + 192, GROUND - 98],
        [X + 220, GROUND - 50],
      ],
      ink(0.5),
    ),
    box(X + 88, GROUND - 122, 17, 34, ink(0.45)),
    box(X + 172, GROUND - 118, 17, 30, ink(0.3)),
    box(X + 84, GROUND - 34, 16, 19, ink(0, 0.8)),
    box(X + 152, GROUND - 34, 16, 19, ink(0, 0.55)),
    box(X + 118, GROUND - 38, 17, 40, ink(0.03)),
    ...Array.from({ length: 12 }, (_, i) => box(X + 225 + i * 24, GROUND - 14 - i * 0.8, 3, 26, ink(0.3))),
    line([X + 225, GROUND - 10], [X + 500, GROUND - 19], ink(0.3), 1.8),
  ].join('')
}
