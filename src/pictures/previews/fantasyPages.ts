import { type BookLight, book, GOLD_BOOK } from './fantasyBook.ts'
import { beams, sparkles } from './fantasyScenery.ts'
import { type Icon, icon } from './icons.ts'
import { glow } from './sheet.ts'

/** One moment of the changing background. */
export interface Hue {
  name: string
  night: string
  upper: string
  lower: string
  far: string
  book: BookLight
}

export const HUES = {
  violet: {
    name: 'violet',
    night: '#1a0b3d',
    upper: '#7a3df0',
    lower: '#e0479e',
    far: '#2a6ff0',
    book: GOLD_BOOK,
  },
  rose: {
    name: 'rose',
    night: '#3a0a35',
    upper: '#e83f8e',
    lower: '#ff9a5a',
    far: '#8a3df0',
    book: GOLD_BOOK,
  },
  amber: {
    name: 'amber',
    night: '#3a1420',
    upper: '#e8783a',
    lower: '#ffc44a',
    far: '#d03a7a',
    book: GOLD_BOOK,
  },
  fern: {
    name: 'fern',
    night: '#06262a',
    upper: '#12a07a',
    lower: '#a6d84a',
    far: '#1470b8',
    book: GOLD_BOOK,
  },
  tide: {
    name: 'tide',
    night: '#07163f',
    upper: '#1d6ff0',
    lower: '#18c6c6',
    far: '#6a3df0',
    book: GOLD_BOOK,
  },
} as const satisfies Record<string, Hue>

/** The many-coloured light behind a page or a whole sheet. */
export function aurora(hue: Hue): string {
  return `<div class="fill" style="background:
    radial-gradient(70% 55% at 18% 12%,${hue.upper},transparent),radial-gradient(75% 60% at 92%
      28%,${hue.far}cc,transparent),
    radial-gradient(95% 60% at 50% 104%,${hue.lower},transparent),${hue.night}"></div>`
}

const GOLD = '#ffe2a0'

/** A glass link with a gilt edge and a star at either end. */
export function glass(label: string, sign: Icon, width: number, height: number, id: string): string {
  const unit = height / 58
  const star = (x: number) =>
    `<path transform="translate(${x} ${height / 2}) scale(${unit})" fill="${GOLD}"
      d="M0-11C1-3 3-1 8 0 3 1 1 3 0 11-1 3-3 1-8 0-3-1-1-3 0-11Z"/>`
  return `<div style="position:relative;width:${width}px;height:${height}px;display:flex;align-items:center;
    color:#fff">
    <svg class="at" width="${width}" height="${height}" style="left:0;top:0;overflow:visible"><defs>
      <linearGradient id="${id}f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".36"/>
      <stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#1a0638"
        stop-opacity=".3"/></linearGradient>
      <linearGradient id="${id}s"><stop stop-color="#fff6d8"/><stop offset=".35" stop-color="#e2a94e"/>
      <stop offset=".65" stop-color="#fff2c4"/><stop offset="1" stop-color="#d9983c"/></linearGradient></defs>
    <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${height / 2}" fill="#1b0840"
      opacity=".34"/>
    <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${height / 2}" fill="url(#${id}f)"
      stroke="url(#${id}s)" stroke-width="${2 * unit}"/>${star(0)}${star(width)}</svg>
    <span style="position:relative;width:${height * 1.24}px;padding-left:${height * 0.12}px;display:flex;
      justify-content:center;
      color:${GOLD}">${icon(sign, height * 0.42)}</span>
    <b style="position:relative;font:600 ${height * 0.44}px Cormorant;white-space:nowrap">${label}</b></div>`
}

/** The links that every page of the template shows. */
export const FANTASY_LINKS = [
  ['Read the new tale', 'book'],
  ['Commissions', 'brush'],
  ['The wonder shop', 'bag'],
  ['Portfolio', 'frame'],
] as const

function links(width: number, height: number, id: string): string {
  return FANTASY_LINKS.map(([label, sign], index) => glass(label, sign, width, height, `${id}${index}`)).join(
    '',
  )
}

/** The colours of the sparkles. */
export const WHITES = ['#fff4cf', '#ffffff', '#ffd6f4', '#cfe6ff']

/** The template's page on a phone. */
export function fantasyPhone(hue: Hue): string {
  const id = `fp${hue.name}`
  return `${aurora(hue)}${sparkles(400, 858, 110, 5, WHITES, 9, [
    [46, 20, 354, 262],
    [20, 512, 380, 830],
  ])}
    <div class="at" style="left:0;right:0;top:84px;text-align:center;color:#fff">
      <h1 style="font:italic 600 70px/62px Cormorant;letter-spacing:-1px;text-shadow:0 0 30px
        ${hue.night}">Rowan<br>Thistle</h1>
      <p style="font:500 22px/30px Cormorant;margin-top:12px;color:#fff3d6">Teller of small, bright
        tales</p></div>
    ${glow('#ffe9a8cc', 200, 412, 460, 380)}${beams(200, 430, 230, 190, '#ffe7a6', `${id}b`)}
    ${book(200, 412, 316, hue.book, `${id}k`)}
    <div class="at" style="left:26px;top:524px;display:grid;gap:14px">${links(348, 60, id)}</div>`
}

/** The template's page on a wide screen: the book in the middle, the links on both its sides. */
export function fantasyDesk(hue: Hue): string {
  const id = `fd${hue.name}`
  const [a, b, c, d] = FANTASY_LINKS.map(([label, sign], index) =>
    glass(label, sign, 330, 70, `${id}${index}`),
  )
  const column = (side: string, first = '', second = '') =>
    `<div class="at" style="${side}:84px;top:420px;display:grid;gap:34px">${first}${second}</div>`
  return `${aurora(hue)}${sparkles(1440, 830, 210, 9, WHITES, 13, [
    [330, 70, 1110, 260],
    [70, 400, 430, 620],
    [420, 400, 1370, 800],
  ])}
    <div class="at" style="left:0;right:0;top:70px;text-align:center;color:#fff">
      <h1 style="font:italic 600 132px/126px Cormorant;letter-spacing:-2px;text-shadow:0 0 40px
        ${hue.night}">Rowan Thistle</h1>
      <p style="font:500 33px/44px Cormorant;color:#fff3d6">Teller of small, bright tales</p></div>
    ${glow('#ffe9a8cc', 720, 580, 980, 740)}${beams(720, 600, 400, 340, '#ffe7a6', `${id}b`)}
    ${book(720, 570, 560, hue.book, `${id}k`)}${column('left', a, b)}${column('right', c, d)}`
}
