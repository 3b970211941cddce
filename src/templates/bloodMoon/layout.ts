import { indent, lines } from '../engine/markup/lines.ts'
import type { PageParts } from '../engine/markup/pageParts.ts'
import skyline from './skyline.svg?raw'

const THORN =
  '<svg class="thorn" viewBox="0 0 240 24" width="240" height="24" fill="currentColor" stroke="currentColor" aria-hidden="true"><path fill="none" stroke-width="1.4" stroke-linecap="round" d="M0 12C30 6 60 18 96 12M144 12C180 6 210 18 240 12M30 10l6-8 1 9M62 14l-7 8-2-9M178 10l6-8 1 9M210 14l-7 8-2-9"/><path d="M120 2l5 10-5 10-5-10zM104 12l6-3v6zM136 12l-6-3v6z"/></svg>'

export function layout({ portrait, name, tagline, bio, socials, links, music }: PageParts): string {
  return lines(
    '<div class="sky" aria-hidden="true">',
    indent(skyline.trim()),
    '  <div class="pool"></div>',
    '  <div class="rain" data-live></div>',
    '</div>',
    '<main class="page">',
    '  <div class="eclipse">',
    '    <div class="corona"></div>',
    '    <div class="moon"><img src="moon.webp" alt="" width="440" height="440"><div class="umbra"></div></div>',
    indent(portrait, 2),
    '  </div>',
    indent(lines(name, tagline, THORN, bio, socials, links, music)),
    '</main>',
  )
}
