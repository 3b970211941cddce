import type { Cursor } from '../../kit.ts'
import type { Colours } from '../../siteData.ts'

const HEART =
  'M16 28C6 20.5 3 16 3 11 3 6.8 6 4 9.6 4 12.4 4 14.8 5.4 16 7.8 17.2 5.4 19.6 4 22.4 4 26 4 29 6.8 29 11 29 16 26 20.5 16 28Z'

/** The site's icon: a glossy heart on the sky. */
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

/** A plump arrow with a heart at its foot. */
export function cursor({ ground, accent, button }: Colours): Cursor {
  return arrow(button, accent, ground)
}

/** The arrow on things to press: filled with colour. */
export function pressCursor({ ground, accent, glow }: Colours): Cursor {
  return arrow(accent, glow, ground)
}

function arrow(body: string, heart: string, line: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" stroke-linejoin="round">
  <path d="M4 4L9 20 12.5 13.5 19 11Z" fill="${body}" stroke="#5b2f70" stroke-width="6"/>
  <path d="M4 4L9 20 12.5 13.5 19 11Z" fill="${body}" stroke="${body}" stroke-width="3.5"/>
  <path d="M22 30C17.5 26.5 16 24.5 16 22.2 16 20.3 17.3 19 19 19 20.3 19 21.4 19.6 22 20.7 22.6 19.6 23.7 19 25 19 26.7 19 28 20.3 28 22.2 28 24.5 26.5 26.5 22 30Z" fill="${heart}" stroke="${line}" stroke-width="1.5"/>
</svg>`
  return { svg, hotspot: [3, 3] }
}
