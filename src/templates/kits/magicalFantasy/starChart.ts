import { indent, lines } from '../../lines.ts'

const HOUSES = 12
const RAYS = 24

/** The star chart behind the name: rims with marks, and twelve houses of the sky. */
export function starChart(): string {
  const houses = around(HOUSES, (turn, i) => {
    const [x, y] = polar(turn + Math.PI / HOUSES, 205, 250).split(' ')
    return `<circle cx="${x}" cy="${y}" r="${i % 3 ? 2 : 4}"/>`
  })
  return lines(
    '<svg class="chart" viewBox="0 0 500 500">',
    '  <circle cx="250" cy="250" r="249"/>',
    '  <circle cx="250" cy="250" r="242"/>',
    '  <circle cx="250" cy="250" r="205"/>',
    '  <circle cx="250" cy="250" r="160" stroke-dasharray="1 6"/>',
    '  <circle cx="250" cy="250" r="239" pathLength="72" stroke-width="6" stroke-dasharray=".06 .94"/>',
    '  <circle cx="250" cy="250" r="235.5" pathLength="12" stroke-width="13" stroke-dasharray=".01 .99"/>',
    '  <g class="houses">',
    indent(indent(lines(...houses))),
    '  </g>',
    '</svg>',
  )
}

/** The rays around the portrait, long and short in turn. */
export function rays(): string {
  const ray = (turn: number, i: number) => {
    const [from, to, half] = i % 2 ? [83, 90, 0.013] : [82, 98, 0.022]
    return `M${polar(turn - half, from, 100)}L${polar(turn, to, 100)}L${polar(turn + half, from, 100)}Z`
  }
  return lines(
    '<svg class="rays" viewBox="0 0 200 200" aria-hidden="true">',
    `  <path d="${around(RAYS, ray).join('')}"/>`,
    '</svg>',
  )
}

function around(count: number, draw: (turn: number, index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => draw((index / count) * Math.PI * 2, index))
}

function polar(turn: number, radius: number, centre: number): string {
  const rounded = (value: number) => Number(value.toFixed(1))
  return `${rounded(centre + radius * Math.sin(turn))} ${rounded(centre - radius * Math.cos(turn))}`
}
