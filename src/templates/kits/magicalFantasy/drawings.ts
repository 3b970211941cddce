import type { Cursor } from '../../kit.ts'
import type { Colours } from '../../siteData.ts'

/** The site's icon. */
export function icon({ ground, glow }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="${ground}"/>
  <circle cx="16" cy="16" r="10" fill="${glow}"/>
</svg>
`
}

const ARROW = 'M3 2v22l6-6 4 9 4-2-4-8h8z'

/** The arrow that points. */
export function cursor({ accent, ground }: Colours): Cursor {
  return arrow(accent, ground)
}

/** The arrow on things to press. */
export function pressCursor({ glow, text }: Colours): Cursor {
  return arrow(glow, text)
}

function arrow(fill: string, line: string): Cursor {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="${ARROW}" fill="${fill}" stroke="${line}" stroke-width="1.5"/></svg>`
  return { svg, hotspot: [3, 2] }
}
