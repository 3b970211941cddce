import type { Colours } from '../engine/data/siteData.ts'
import type { Cursor, Kit } from '../engine/kit/kit.ts'

export function icon({ ground, glow, accent }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${ground}"/>
  <circle cx="16" cy="20" r="11" fill="${glow}"/>
  <path d="M16 19.500C12.5 16.5 8 16 3.5 17.500V26.500C8 25 12.5 25.5 16 28.5 19.5 25.5 24 25 28.5 26.500V17.500C24 16 19.5 16.5 16 19.500Z" fill="${accent}"/>
  <path d="M16 19.500V28.5" stroke="${ground}" stroke-width="1.5"/>
  <path d="M16 2Q16.8 8.2 23 9 16.8 9.8 16 16 15.2 9.8 9 9 15.2 8.2 16 2Z" fill="#fff"/>
</svg>
`
}

/** Its middle is at (7, 7). */
const STAR = 'M7 0Q7.8 6.2 14 7 7.8 7.8 7 14 6.2 7.8 0 7 6.2 6.2 7 0Z'

export const cursor: Kit['cursor'] = ({ accent, ground }) => wand(accent, ground, STAR)

export const pressCursor: Kit['pressCursor'] = ({ ground }) =>
  wand('#fff', ground, `${STAR}M19 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z`)

function wand(light: string, outline: string, star: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" stroke="${outline}"><path d="M10 10L28 28" stroke-width="5"/><path d="M10 10L28 28" stroke="#fff3d6" stroke-width="2"/><path d="${star}" fill="${light}"/></svg>`
  return { svg, hotspot: [7, 7] }
}
