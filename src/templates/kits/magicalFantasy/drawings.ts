import type { Cursor } from '../../kit.ts'
import type { Colours } from '../../siteData.ts'

/** The site's icon: the book and a star of its light. */
export function icon({ ground, glow, accent }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <defs>
    <radialGradient id="sky" cy=".75"><stop stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient>
  </defs>
  <rect width="32" height="32" rx="7" fill="url(#sky)"/>
  <path d="M16 19.500C12.5 16.5 8 16 3.5 17.500V26.500C8 25 12.5 25.5 16 28.5 19.5 25.5 24 25 28.5 26.500V17.500C24 16 19.5 16.5 16 19.500Z" fill="${accent}"/>
  <path d="M16 19.500V28.5" stroke="${ground}" stroke-width="1.5"/>
  <path d="M16 2Q16.8 8.2 23 9 16.8 9.8 16 16 15.2 9.8 9 9 15.2 8.2 16 2Z" fill="#fff"/>
</svg>
`
}

/** A wand whose star points. */
export function cursor({ accent, ground }: Colours): Cursor {
  return wand(accent, ground, 'M7 0Q7.8 6.2 14 7 7.8 7.8 7 14 6.2 7.8 0 7 6.2 6.2 7 0Z')
}

/** The wand on things to press: its star is lit, and sparks fly. */
export function pressCursor({ ground }: Colours): Cursor {
  const star = 'M7 0Q8.5 5.5 14 7 8.5 8.5 7 14 5.5 8.5 0 7 5.5 5.5 7 0Z'
  const sparks =
    'M19 1Q19.4 3.6 22 4 19.4 4.4 19 7 18.6 4.4 16 4 18.6 3.6 19 1ZM4 16Q4.4 18.6 7 19 4.4 19.4 4 22 3.6 19.4 1 19 3.6 18.6 4 16Z'
  return wand('#fff', ground, star + sparks)
}

function wand(light: string, line: string, sparks: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" stroke-linejoin="round" stroke-linecap="round">
  <path d="M10 10L29 29" stroke="${line}" stroke-width="5"/>
  <path d="M10 10L29 29" stroke="#fff3d6" stroke-width="2.5"/>
  <path d="${sparks}" fill="${light}" stroke="${line}" stroke-width="1.2" paint-order="stroke"/>
</svg>`
  return { svg, hotspot: [7, 7] }
}
