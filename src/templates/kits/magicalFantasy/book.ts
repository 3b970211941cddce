import { lines } from '../../lines.ts'

/*
 * An open book, seen from the front and a little from above. It is drawn twice: whole behind the links, and its near
 * half once more in front of them, cut where something that stands in the middle of the pages would rise out of them.
 * The box is 1040 by 420; the spine stands at x = 0. A side is 1 for the right and -1 for the left.
 */

type Side = 1 | -1
type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point, Point]

const BOX = 'viewBox="-520 -220 1040 420"'
const SIDES = [1, -1] as const

/** Where on the pages things rise out of them, from the far edge, 0, to the near one, 1. */
const CUT = 0.52
const PAGES_THICK = 48

/** The line across a page from the spine to its outer edge, `t` of the way from its far edge to its near one. */
function across(t: number): Curve {
  return [
    [0, 6 + 138 * t],
    [-70 - 20 * t, -96 + 166 * t],
    [-290 - 26 * t, -104 + 190 * t],
    [-438 - 44 * t, -52 + 188 * t],
  ]
}

function page(from: number, to: number, side: Side): string {
  return `${drawn(across(from), side)}L${at(across(to)[3], side)}${on([...across(to)].reverse(), side)}Z`
}

/** What is seen of the pages below: the side of the block. */
function block(side: Side): string {
  const [spine, a, b, corner] = across(1)
  const below = ([x, y]: Point, drop = PAGES_THICK): Point => [x, y + drop]
  const foot = [below(corner, PAGES_THICK - 10), below(b), below(a), below(spine)]
  return `${drawn(across(1), side)}L${at(foot[0] ?? corner, side)}${on(foot, side)}Z`
}

function blockLines(side: Side): string {
  return [16, 32].map((drop) => drawn(across(1), side, drop)).join('')
}

/** Rows of writing; each ends at another share of the page's width. */
function writing(rows: readonly (readonly [t: number, end: number])[], side: Side): string {
  return rows.map(([t, end]) => drawn(between(across(t), 0.2, end), side)).join('')
}

/** The piece of a curve between two shares of it (de Casteljau). */
function between(curve: Curve, from: number, to: number): Curve {
  return halves(halves(curve, to)[0], from / to)[1]
}

function halves([p, q, r, s]: Curve, t: number): [Curve, Curve] {
  const mix = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const [pq, qr, rs] = [mix(p, q), mix(q, r), mix(r, s)]
  const [pqr, qrs] = [mix(pq, qr), mix(qr, rs)]
  const middle = mix(pqr, qrs)
  return [
    [p, pq, pqr, middle],
    [middle, qrs, rs, s],
  ]
}

function drawn(curve: Curve, side: Side, drop = 0): string {
  return `M${at(curve[0], side, drop)}${on(curve, side, drop)}`
}

function on(curve: readonly Point[], side: Side, drop = 0): string {
  return `C${curve
    .slice(1)
    .map((point) => at(point, side, drop))
    .join(' ')}`
}

function at([x, y]: Point, side: Side, drop = 0): string {
  return `${Math.round(x * -side)} ${Math.round(y + drop)}`
}

function both(draw: (side: Side) => string): string {
  return SIDES.map(draw).join('')
}

function path(className: string, d: string): string {
  return `  <path class="${className}" d="${d}"/>`
}

function boards(side: Side): string {
  const x = (distance: number) => distance * side
  return `M0 0C${x(80)}-112 ${x(310)}-124 ${x(458)}-74L${x(512)} 168H0Z`
}

const FAR_ROWS = [
  [0.18, 0.9],
  [0.34, 0.68],
] as const
const NEAR_ROWS = [
  [0.66, 0.88],
  [0.82, 0.6],
] as const

/** The whole book, with three pages in mid-turn. */
export function bookBehind(): string {
  return lines(
    `<svg ${BOX}>`,
    '  <defs>',
    '    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="40" r="480"',
    '      gradientTransform="matrix(1 0 0 .62 0 16)">',
    '      <stop stop-color="#fff"/><stop class="paper" offset=".42"/><stop class="shade" offset="1"/>',
    '    </radialGradient>',
    '  </defs>',
    path('boards', both(boards)),
    path(
      'pages',
      both((side) => page(0, 1, side)),
    ),
    path(
      'ink writing',
      both((side) => writing(FAR_ROWS, side)),
    ),
    path('leaf', 'M0 6C-60-110-190-170-318-158L-352 10C-240-20-80 30 0 130Z'),
    path('leaf', 'M0 6C-26-120-92-196-182-214L-214-40C-140-44-50 20 0 120Z'),
    path('leaf', 'M0 6C40-120 130-178 236-190L262-26C170-34 60 26 0 126Z'),
    '</svg>',
  )
}

/** The near half of the book. */
export function bookInFront(): string {
  return lines(
    `<svg ${BOX}>`,
    path('boards', 'M-497 100L-514 178Q-518 200-500 200H500Q518 200 514 178L497 100L440 130H-440Z'),
    path('block', both(block)),
    path('ink', both(blockLines)),
    path(
      'pages',
      both((side) => page(CUT, 1, side)),
    ),
    path(
      'ink writing',
      both((side) => writing(NEAR_ROWS, side)),
    ),
    path(
      'gilt',
      both(
        (side) =>
          `M${499 * side} 128L${514 * side} 178Q${518 * side} 200 ${500 * side} 200H${436 * side}Q${486 * side} 182 ${499 * side} 128Z`,
      ),
    ),
    '</svg>',
  )
}
