import type { Colours } from '../engine/data/siteData.ts'
import type { Cursor, Kit } from '../engine/kit/kit.ts'

export function icon({ ground, glow, accent }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${ground}"/>
  <circle cx="32" cy="32" r="23" fill="${glow}"/>
  <circle cx="32" cy="32" r="23" fill="none" stroke="${accent}" stroke-width="2.5"/>
  <path d="M32 10.5a21.5 21.5 0 1 0 0 43A31 31 0 0 1 32 10.5z" fill="${ground}" opacity=".88"/>
</svg>
`
}

const ARROW = 'M3 2 26 15 16 17.5 22 28 17.5 30 12 19.5 5 26z'

export const cursor: Kit['cursor'] = ({ glow, text }) => arrow(glow, text)

export const pressCursor: Kit['pressCursor'] = ({ accent, text }) =>
  arrow(
    accent,
    text,
    `<path d="M27 22c2 3 3 4.5 3 6a3 3 0 0 1-6 0c0-1.5 1-3 3-6z" fill="${accent}" stroke="${text}"/>`,
  )

function arrow(fill: string, stroke: string, addedSvg = ''): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="${ARROW}" fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round"/>${addedSvg}</svg>`
  return { svg, hotspot: [3, 2] }
}
