import { indent, lines } from '../../lines.ts'

/*
 * The sweets are drawn once and used many times: the body takes the colour of where it is used, and the same light and
 * shade lie over each.
 */

const HEART =
  'M50 90C16 64 5 48 5 31 5 16 16 6 29 6 38 6 46 11 50 19 54 11 62 6 71 6 84 6 95 16 95 31 95 48 84 64 50 90Z'
const STAR = starPath()
const ROUND = 'stroke-width="20" stroke-linejoin="round"'

const CLOUD = 'M22 60A17 17 0 0 1 20 26.5 22 22 0 0 1 49 17 27 27 0 0 1 97 22 19.5 19.5 0 0 1 100 60Z'

/** Bumps on the rim of the portrait's frame. */
const BUMPS = 15

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const away = index % 2 === 0 ? 36 : 19
    const angle = (index / 10) * Math.PI * 2
    return `${(50 + Math.sin(angle) * away).toFixed(1)} ${(52 - Math.cos(angle) * away).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The definitions that `use` elements refer to; the element itself shows nothing. */
export function shapes(): string {
  return lines(
    '<svg class="shapes" width="0" height="0" aria-hidden="true">',
    '  <defs>',
    '    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="34" cy="24" r="82">',
    '      <stop stop-color="#fff" stop-opacity=".85"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/>',
    '      <stop offset=".62" class="shade" stop-opacity="0"/><stop offset="1" class="shade" stop-opacity=".5"/>',
    '    </radialGradient>',
    // A stroke rounds the star's points; light laid on fill and stroke apart would show where they meet.
    `    <mask id="star-mask"><path d="${STAR}" fill="#fff" stroke="#fff" ${ROUND}/></mask>`,
    '    <linearGradient id="puff" x2="0" y2="1">',
    '      <stop class="puff-top" offset=".2"/><stop class="puff-foot" offset="1"/>',
    '    </linearGradient>',
    '  </defs>',
    indent(lines(heart(), star(), cloud(), face())),
    '</svg>',
  )
}

function heart(): string {
  return lines(
    '<symbol id="heart" viewBox="0 0 100 96">',
    `  <path d="${HEART}"/><path d="${HEART}" fill="url(#light)"/>`,
    '  <g fill="#fff">',
    '    <ellipse cx="27" cy="25" rx="12" ry="7" transform="rotate(-38 27 25)" opacity=".9"/>',
    '    <circle cx="15" cy="40" r="3.4" opacity=".8"/>',
    '    <ellipse cx="76" cy="20" rx="8" ry="3.4" transform="rotate(28 76 20)" opacity=".5"/>',
    '  </g>',
    '</symbol>',
  )
}

function star(): string {
  return lines(
    '<symbol id="star" viewBox="0 0 100 100">',
    `  <path d="${STAR}" stroke="currentColor" ${ROUND}/>`,
    '  <path d="M0 0H100V100H0Z" fill="url(#light)" mask="url(#star-mask)"/>',
    '  <g fill="#fff">',
    '    <ellipse cx="42" cy="20" rx="8" ry="3.6" transform="rotate(-58 42 20)" opacity=".9"/>',
    '    <ellipse cx="20" cy="42" rx="7" ry="3.2" transform="rotate(-16 20 42)" opacity=".8"/>',
    '  </g>',
    '</symbol>',
  )
}

function cloud(): string {
  return `<symbol id="cloud" viewBox="0 0 120 62"><path d="${CLOUD}" fill="url(#puff)"/></symbol>`
}

/** A sleeping face, to lay over a star. */
function face(): string {
  return lines(
    '<symbol id="face" viewBox="0 0 100 100">',
    '  <path class="face" d="M33 51q5 6 10 0M57 51q5 6 10 0M46 59q4 4.5 8 0" stroke-width="3.2" stroke-linecap="round"/>',
    '  <g fill="#ff6f9f" opacity=".5"><ellipse cx="31" cy="60" rx="5" ry="3"/><ellipse cx="69" cy="60" rx="5" ry="3"/></g>',
    '</symbol>',
  )
}

/** A picture of one shape, or of some laid over one another. */
export function sweet(className: string, ...ids: readonly string[]): string {
  return `<svg class="${className}">${ids.map((id) => `<use href="#${id}"/>`).join('')}</svg>`
}

/** The biscuit that the portrait lies on. */
export function biscuit(): string {
  const point = (index: number) => {
    const angle = (index / BUMPS) * Math.PI * 2
    return `${(100 + Math.sin(angle) * 90).toFixed(1)} ${(100 - Math.cos(angle) * 90).toFixed(1)}`
  }
  const bumps = Array.from({ length: BUMPS }, (_, index) => `A19.5 19.5 0 0 1 ${point(index + 1)}`)
  return `<svg class="biscuit" viewBox="0 0 200 200" aria-hidden="true"><path d="M${point(0)}${bumps.join('')}Z"/></svg>`
}
