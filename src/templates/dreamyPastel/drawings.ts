import type { Colours } from '../engine/data/siteData.ts'
import type { Cursor, Kit } from '../engine/kit/kit.ts'

const HEART =
  'M16 28C6 20.5 3 16 3 11 3 6.8 6 4 9.6 4 12.4 4 14.8 5.4 16 7.8 17.2 5.4 19.6 4 22.4 4 26 4 29 6.8 29 11 29 16 26 20.5 16 28Z'

export function icon({ glow, ground, accent, button }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${glow}"/><stop offset="1" stop-color="${button}"/></linearGradient>
  </defs>
  <rect width="32" height="32" rx="9" fill="url(#sky)"/>
  <path d="${HEART}" fill="${accent}" stroke="${ground}" stroke-width="2"/>
  <ellipse cx="9.5" cy="9.5" rx="3.6" ry="2.2" transform="rotate(-40 9.5 9.5)" fill="#fff" opacity=".9"/>
</svg>
`
}

export const cursor: Kit['cursor'] = ({ ground, accent, button }) => arrow(button, accent, ground)

export const pressCursor: Kit['pressCursor'] = ({ ground, accent, glow }) => arrow(accent, glow, ground)

function arrow(body: string, heart: string, heartOutline: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" stroke-linejoin="round"><g stroke="${heart}"><path d="M4 4L9 20 12 13 19 11Z" stroke-width="6"/><path d="M4 4L9 20 12 13 19 11Z" fill="${body}" stroke="${body}" stroke-width="3"/></g><path d="M22 30c-4-3-6-5-6-8a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 3-2 5-6 8Z" fill="${heart}" stroke="${heartOutline}"/></svg>`
  return { svg, hotspot: [3, 3] }
}
