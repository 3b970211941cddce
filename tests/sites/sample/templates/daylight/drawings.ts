import type { Colours } from '../../../../../src/templates/engine/data/siteData.ts'
import type { Cursor, Kit } from '../../../../../src/templates/engine/kit/kit.ts'

/** The site's icon: the sun over a sill. */
export function icon({ ground, glow, accent }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${ground}"/>
  <path d="M7 22a9 9 0 0 1 18 0Z" fill="${glow}" stroke="${accent}" stroke-width="2"/>
  <path d="M4 22h24M16 5v4M5.5 11l3 2.5M26.5 11l-3 2.5" fill="none" stroke="${accent}" stroke-width="2.5" stroke-linecap="round"/>
</svg>
`
}

const LEAF = 'M3 3C13 3 23 9 25 23 13 23 4 15 3 3Z'

/** The cursor: a leaf. It points with its tip. */
export const cursor: Kit['cursor'] = ({ accent, glow }) => leaf(glow, accent)

/** The cursor over links: the leaf, with its two colours swapped. */
export const pressCursor: Kit['pressCursor'] = ({ accent, glow }) => leaf(accent, glow)

function leaf(fill: string, line: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" stroke="${line}" stroke-width="1.5" stroke-linejoin="round"><path d="${LEAF}" fill="${fill}"/><path d="M3 3L29 28" fill="none" stroke-linecap="round"/></svg>`
  return { svg, hotspot: [3, 3] }
}
