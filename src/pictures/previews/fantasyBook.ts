import { seeded } from './noise.ts'

/** The colours of a book's light: at the spine, over the pages, at the pages' edges, and of the ink. */
export interface BookLight {
  heart: string
  page: string
  edge: string
  ink: string
  cover: string
}

export const GOLD_BOOK: BookLight = {
  heart: '#fffdf0',
  page: '#ffe9b0',
  edge: '#dca183',
  ink: '#9a6226',
  cover: '#3b1a4f',
}

type Point = readonly [number, number]

/** The curve across the left page, from the spine to the outer edge, at `t` from its top to its bottom. */
function across(t: number): readonly [Point, Point, Point, Point] {
  return [
    [0, 170 * t],
    [-90 - 20 * t, -78 + 176 * t],
    [-300 - 30 * t, -96 + 196 * t],
    [-450 - 42 * t, -40 + 200 * t],
  ]
}

function curve(t: number, drop = 0): string {
  const [from, a, b, to] = across(t)
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${(y + drop).toFixed(1)}`
  return `M${at(from)}C${at(a)} ${at(b)} ${at(to)}`
}

function leaf(drop: number): string {
  const [from, a, b, to] = across(1)
  const [, , , corner] = across(0)
  return `${curve(0, drop)}L${corner[0]} ${corner[1] + drop}L${to[0]} ${to[1] + drop}
    C${b[0]} ${b[1] + drop} ${a[0]} ${a[1] + drop} ${from[0]} ${from[1] + drop}Z`
}

function writing(seed: number, ink: string, rows: readonly number[]): string {
  const random = seeded(seed)
  return rows
    .map((row) => {
      const words = [0, 14]
      let used = 14
      const end = 80 + random() * 9
      while (used < end) {
        const word = Math.min(2 + random() * 5, end - used)
        words.push(word, 1.1)
        used += word + 1.1
      }
      words[words.length - 1] = 200
      return `<path d="${curve(row)}" pathLength="100" fill="none" stroke="${ink}"
        stroke-width="${(2 + row * 1.7).toFixed(1)}"
        stroke-dasharray="${words.map((part) => part.toFixed(1)).join(' ')}" stroke-linecap="round"
          opacity=".55"/>`
    })
    .join('')
}

function seal(ink: string): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const away = index % 2 === 0 ? 62 : 21
    const angle = (index / 16) * Math.PI * 2
    return `${(Math.sin(angle) * away).toFixed(1)} ${(-Math.cos(angle) * away).toFixed(1)}`
  })
  return `<g transform="translate(262 20) rotate(4) scale(1.3 .74)" fill="none" stroke="${ink}"
    stroke-width="2.6" opacity=".8">
    <circle r="70"/><circle r="76"/><circle r="34"/><path d="M${points.join('L')}Z" fill="${ink}"
      fill-opacity=".28"/>
    <path d="M12-15a19 19 0 1 0 0 30 15 15 0 0 1 0-30Z" fill="${ink}"/></g>`
}

const CORNER =
  '<path d="M-506 130L-520 196Q-522 214-504 210C-476 202-450 196-424 191Q-484 180-506 130Z" fill="#e9b866"/>'

const ROWS = Array.from({ length: 13 }, (_, index) => 0.14 + index * 0.06)

function turningPages(light: BookLight, id: string): string {
  const page = (path: string, opacity: number) =>
    `<path d="${path}" fill="url(#${id}t)" stroke="${light.ink}" stroke-opacity=".4" stroke-width="1.4"
      opacity="${opacity}"/>`
  return `${page('M0 2C-70-120-220-168-352-128L-404 66C-270 14-90 60 0 168Z', 0.96)}
    ${page('M0 2C-40-140-130-206-222-204L-268-14C-180-26-62 40 0 168Z', 0.9)}`
}

/** An open book that shines from its spine, 1000 units wide, as an SVG group with the spine's top at 0,0. */
function openBook(light: BookLight, id: string, turning: boolean): string {
  const stack = Array.from({ length: 9 }, (_, index) => 26 - index * 3)
    .map(
      (drop) => `<path d="${leaf(drop)}" fill="${drop % 2 ? light.edge : light.page}" stroke="${light.ink}"
      stroke-width=".8"/>`,
    )
    .join('')
  const cover = `M0 -4C-90 -84-300 -106-468 -56L-520 196Q-522 214-504 210C-330 148-120 150 0 214Z`
  const half = (text: string) => `<path d="${cover}" fill="url(#${id}c)" stroke="#e9b866"
    stroke-width="3"/>${CORNER}${stack}
    <path d="${leaf(0)}" fill="url(#${id}p)"/>${text}`
  return `<defs><radialGradient id="${id}p" gradientUnits="userSpaceOnUse" cx="0" cy="60" r="500"
      gradientTransform="translate(0 18) scale(1 .7)"><stop stop-color="#fff"/><stop offset=".14"
        stop-color="${light.heart}"/>
      <stop offset=".46" stop-color="${light.page}"/><stop offset="1"
        stop-color="${light.edge}"/></radialGradient>
    <linearGradient id="${id}c" x2="0" y2="1"><stop stop-color="${light.cover}"/><stop offset="1"
      stop-color="#12061f"/></linearGradient>
    <linearGradient id="${id}t" x1="1" x2="0"><stop stop-color="#fff"/><stop offset=".5"
      stop-color="${light.heart}"/>
      <stop offset=".88" stop-color="${light.page}"/><stop offset="1"
        stop-color="${light.edge}"/></linearGradient>
    <radialGradient id="${id}g"><stop stop-color="#fff"/><stop offset=".3" stop-color="${light.heart}"
      stop-opacity=".85"/>
      <stop offset="1" stop-color="${light.page}" stop-opacity="0"/></radialGradient></defs>
    <ellipse cy="225" rx="560" ry="46" fill="#05020f" opacity=".55" style="filter:blur(18px)"/>
    <g>${half(writing(3, light.ink, ROWS))}</g>
    <g transform="scale(-1 1)">${half(writing(8, light.ink, ROWS.slice(10)))}</g>${seal(light.ink)}
    ${turning ? turningPages(light, id) : ''}
    <ellipse cy="60" rx="230" ry="150" fill="url(#${id}g)"/>`
}

/** A book on the sheet: its spine's top at a point, `width` pixels across, perhaps with pages in mid-turn. */
export function book(
  x: number,
  y: number,
  width: number,
  light: BookLight,
  id: string,
  turning = true,
): string {
  return `<svg class="at" width="10" height="10" style="left:${x}px;top:${y}px;overflow:visible">
    <g transform="scale(${width / 1000})">${openBook(light, id, turning)}</g></svg>`
}
