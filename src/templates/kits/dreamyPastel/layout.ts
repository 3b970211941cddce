import { indent, lines } from '../../lines.ts'
import type { PageParts } from '../../pageParts.ts'

/** The markup of Dreamy and Pastel. */
export function layout({ portrait, name, tagline, bio, socials, links, music, pause }: PageParts): string {
  return lines(
    '<canvas class="sky" aria-hidden="true" data-live></canvas>',
    '<main class="page">',
    indent(lines(portrait, name, tagline, bio, socials, links, music)),
    '</main>',
    pause,
  )
}
