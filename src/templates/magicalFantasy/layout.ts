import { indent, lines, repeated } from '../engine/markup/lines.ts'
import type { PageParts } from '../engine/markup/pageParts.ts'
import bookBehind from './bookBehind.svg?raw'
import bookInFront from './bookInFront.svg?raw'
import rays from './rays.svg?raw'
import starChart from './starChart.svg?raw'

/** Star-shaped lights in the sky, and above the book. `look.css` gives them their places. */
const GLINT_COUNT = 4
const MOTE_COUNT = 8

const RULE =
  '<svg class="rule" viewBox="0 0 300 22" width="300" height="22" aria-hidden="true"><path d="M150 0q2 9 11 11-9 2-11 11-2-9-11-11 9-2 11-11ZM128 11L10 10v2ZM172 11l118-1v2ZM130 8l4 3-4 3-4-3ZM170 8l4 3-4 3-4-3Z"/></svg>'

/** The cover has the shape of a board of the book, and turns from the right one to the left one. */
const book = (initial: string) =>
  lines(
    '<div class="book book-behind" aria-hidden="true">',
    '  <i class="halo"></i>',
    '  <i class="beams"></i>',
    indent(lines(bookBehind.trim(), repeated('<i class="mote"></i>', MOTE_COUNT))),
    '</div>',
    '<div class="book book-in-front" aria-hidden="true">',
    indent(bookInFront.trim()),
    '  <i class="bloom"></i>',
    `  <svg class="cover" width="0" height="0" viewBox="-520 -220 1040 420"><path class="boards" d="M0 0C80-112 310-124 458-74L512 168H0Z"/><text x="250" y="60">${initial}</text></svg>`,
    '</div>',
  )

export function layout({ portrait, name, initial, tagline, bio, socials, links, music }: PageParts): string {
  return lines(
    '<div class="sky" aria-hidden="true">',
    '  <i class="hue hue-1"></i>',
    '  <i class="hue hue-2"></i>',
    '  <i class="hue hue-3"></i>',
    '  <i class="stars"></i>',
    indent(lines(starChart.trim(), repeated('<i class="glint"></i>', GLINT_COUNT))),
    '</div>',
    '<main class="page">',
    '  <header class="hero">',
    indent(lines(framed(portrait), name, tagline, RULE, bio), 2),
    '  </header>',
    '  <div class="stage">',
    indent(lines(links, socials, music, book(initial)), 2),
    '  </div>',
    '</main>',
    '<div class="front" aria-hidden="true" data-live></div>',
  )
}

function framed(portrait: string): string {
  return portrait && lines('<div class="frame">', indent(lines(rays.trim(), portrait)), '</div>')
}
