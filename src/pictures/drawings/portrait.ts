import { at, between, fillPath, ink, layer, type Point, type Random, randomFrom, strokePath } from './ink.ts'

const SIZE = 800

/** The sitter in profile, looking left: face, neck and shoulders; green is how light the skin or cloth is. */
export function sitter(): string {
  const head =
    'M352,214 C330,232 318,262 316,292 C315,306 319,312 317,322 C313,338 296,366 283,388 ' +
    'C278,397 281,403 291,406 ' +
    'C299,408 301,412 299,418 C297,424 290,427 288,433 C287,439 294,443 300,446 C295,449 291,455 293,462 ' +
    'C295,469 303,472 303,480 C303,488 297,494 298,506 C300,524 316,537 340,537 C362,537 378,531 394,524 ' +
    'C398,556 396,590 384,616 C352,650 262,672 206,706 C168,730 152,766 146,812 L700,812 ' +
    'C694,760 676,716 632,690 C584,662 536,652 520,612 C508,580 512,530 520,490 L560,330 L470,196 Z'
  const cloak =
    'M384,628 C350,660 258,676 202,708 C164,732 150,768 144,812 L702,812 ' +
    'C696,758 676,714 630,688 C590,666 548,654 526,628 ' +
    'C506,664 470,690 436,694 C408,690 392,664 384,628 Z'
  const collar = 'M378,634 C392,682 416,706 438,708 C474,704 512,672 532,634'
  const ear = 'M452,366 C470,352 486,362 482,386 C479,406 468,422 460,420 C452,416 448,392 452,366 Z'
  return layer(
    [
      fillPath(head, ink(0.3)),
      fillPath('M420,520 C408,560 398,610 384,640 L440,712 L532,640 C506,590 512,530 520,490 Z', ink(0.08)),
      fillPath('M394,524 C420,508 440,480 452,440 L520,480 L514,560 C470,560 430,552 394,524 Z', ink(0.12)),
      fillPath(ear, ink(0.2)),
      fillPath('M460,424 L466,452 L460,464 L454,452 Z', ink(0.2, 0.9)),
      fillPath(cloak, ink(0.1)),
      strokePath(collar, ink(0.6), 3),
      ...features(),
    ],
    SIZE,
    SIZE,
  )
}

/** A closed eye, brow and the line of the lips: just enough to be a person. */
function features(): string[] {
  return [
    strokePath('M326,352 Q342,364 362,356', ink(0.03), 3.4),
    strokePath('M328,354 L319,362 M334,359 L327,368 M342,361 L337,371', ink(0.03), 1.8),
    strokePath('M322,318 Q344,304 374,314', ink(0.06), 4.5),
    strokePath('M299,446 Q312,447 322,443', ink(0.05), 2.6),
    strokePath('M297,404 Q306,404 308,396', ink(0.1), 2.2),
  ]
}

/** Her hair: a low knot, combed strands and loose hairs in the wind; blue marks the star pins. */
export function hair(): string {
  const random = randomFrom(8)
  const mass =
    'M350,218 C358,166 420,134 486,144 C560,154 612,214 612,292 C612,330 604,360 592,384 ' +
    'C622,384 652,408 654,446 ' +
    'C656,488 622,516 586,512 C556,510 536,494 530,474 C520,484 508,486 500,474 C486,452 484,420 470,392 ' +
    'C452,360 430,346 408,318 C392,296 376,262 350,218 Z'
  const parts = [fillPath(mass, ink(0.06))]
  for (let i = 0; i < 46; i++) parts.push(combed(random, i / 45))
  for (let i = 0; i < 18; i++) parts.push(knot(i / 17, random))
  for (let i = 0; i < 16; i++) parts.push(loose(random))
  for (const [x, y, size] of [
    [470, 196, 15],
    [524, 226, 11],
    [560, 272, 13],
    [582, 330, 9],
    [426, 190, 8],
  ] as const) {
    parts.push(starPin([x, y], size))
  }
  return layer(parts, SIZE, SIZE)
}

function combed(random: Random, t: number): string {
  const start: Point = [352 + t * 118, 214 - Math.sin(t * Math.PI * 0.5) * 66]
  const end: Point = [500 + t * 96, 470 - t * 86]
  const bow: Point = [430 + t * 196, 250 + (1 - t) * 104 - t * 92 + between(random, -9, 9)]
  const bow2: Point = [486 + t * 140, 372 - t * 66 + between(random, -9, 9)]
  return strokePath(
    `M${at(start)} C${at(bow)} ${at(bow2)} ${at(end)}`,
    ink(between(random, 0.12, 0.55)),
    between(random, 0.8, 2.2),
  )
}

function knot(t: number, random: Random): string {
  const r = 14 + t * 46
  const turn = between(random, 0.2, 2.4)
  const a: Point = [590 + Math.cos(turn) * r, 448 + Math.sin(turn) * r]
  const b: Point = [590 + Math.cos(turn + 2.2) * r, 448 + Math.sin(turn + 2.2) * r]
  return strokePath(
    `M${at(a)} A${r.toFixed(1)},${r.toFixed(1)} 0 0 1 ${at(b)}`,
    ink(between(random, 0.15, 0.55)),
    between(random, 0.9, 2),
  )
}

function loose(random: Random): string {
  const start: Point = [between(random, 500, 600), between(random, 180, 470)]
  const long = between(random, 60, 150)
  const end: Point = [start[0] + long, start[1] + between(random, -34, 60)]
  const a: Point = [start[0] + long * 0.35, start[1] - between(random, 0, 40)]
  const b: Point = [start[0] + long * 0.7, start[1] + between(random, 0, 50)]
  return strokePath(
    `M${at(start)} C${at(a)} ${at(b)} ${at(end)}`,
    ink(between(random, 0.1, 0.3)),
    between(random, 0.8, 1.7),
  )
}

function starPin(centre: Point, size: number): string {
  const points: string[] = []
  for (let i = 0; i < 8; i++) {
    const r = i % 2 === 0 ? size : size * 0.24
    const turn = (i * Math.PI) / 4
    points.push(at([centre[0] + Math.sin(turn) * r, centre[1] - Math.cos(turn) * r]))
  }
  return `<polygon points="${points.join(' ')}" fill="${ink(0.2, 1)}"/>`
}
