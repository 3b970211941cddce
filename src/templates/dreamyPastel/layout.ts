import { indent, lines, repeated } from '../engine/markup/lines.ts'
import type { PageParts } from '../engine/markup/pageParts.ts'
import biscuit from './biscuit.svg?raw'
import shapes from './shapes.svg?raw'

/** Numbers of shapes for which `look.css` has places. */
const CLOUDS = 5
const STARS = 5
const HEARTS = 8

/** A star with its sleeping face and the one that is awake, of which `look.css` shows one. */
const SLEEPER = ['star', 'face', 'awake']

/** Number of hearts that fly when the page is pressed, with the strongest effects. */
const FLYING_HEARTS = 9

export function layout({ portrait, name, tagline, bio, socials, links, music }: PageParts): string {
  return lines(
    shapes.trim(),
    '<div class="sky" aria-hidden="true">',
    '  <i class="glitter"></i>',
    '  <div class="clouds">',
    indent(repeated(shapeSvg('cloud', 'cloud'), CLOUDS), 2),
    '  </div>',
    indent(repeated(shapeSvg('star', 'star'), STARS)),
    '</div>',
    '<main class="page">',
    '  <header class="hero">',
    indent(lines(frame(portrait), name, tagline, bio, socials), 2),
    '  </header>',
    '  <div class="shelf">',
    indent(lines(links, music), 2),
    '  </div>',
    '</main>',
    '<div class="front" aria-hidden="true" data-live>',
    indent(repeated(shapeSvg('pop', 'heart'), FLYING_HEARTS)),
    '</div>',
  )
}

/** The portrait on a biscuit, with a small star; without a portrait, a large sleeping star. Hearts rise behind. */
function frame(portrait: string): string {
  return lines(
    '<div class="frame">',
    '  <div class="hearts" aria-hidden="true">',
    indent(repeated(shapeSvg('heart', 'heart'), HEARTS), 2),
    '  </div>',
    indent(
      portrait
        ? lines(biscuit.trim(), portrait, shapeSvg('perch', ...SLEEPER))
        : shapeSvg('dreamer', ...SLEEPER),
    ),
    '</div>',
  )
}

/** An SVG of one or several shapes of `shapes.svg`. */
function shapeSvg(className: string, ...ids: readonly string[]): string {
  return `<svg class="${className}" width="0" height="0">${ids.map((id) => `<use href="#${id}"/>`).join('')}</svg>`
}
