import { indent, lines, repeated } from '../../../../../src/templates/engine/markup/lines.ts'
import type { PageParts } from '../../../../../src/templates/engine/markup/pageParts.ts'
import branch from './branch.svg?raw'

/** Leaves that can fall at the same time. */
const LEAVES = 6

/** A horizontal line with a rising sun. */
const RULE =
  '<svg class="rule" viewBox="0 0 200 26" width="200" height="26" aria-hidden="true"><path d="M0 24h80M120 24h80M88 24a12 12 0 0 1 24 0M100 7v-5M87 11l-4-4M113 11l4-4"/></svg>'

/** The markup of Plain Daylight: a wall with the light of a window, and one column. */
export function layout({ portrait, name, tagline, bio, socials, links, music }: PageParts): string {
  return lines(
    '<div class="sky" aria-hidden="true">',
    '  <div class="window"><i class="panes"></i></div>',
    '  <div class="branch">',
    indent(branch.trim(), 2),
    '  </div>',
    '</div>',
    '<main class="page">',
    '  <header class="hero">',
    indent(lines(portrait, name, tagline, RULE, bio, socials), 2),
    '  </header>',
    indent(lines(links, music)),
    '</main>',
    '<div class="front" aria-hidden="true" data-live>',
    indent(repeated('<i class="leaf"></i>', LEAVES)),
    '</div>',
  )
}
