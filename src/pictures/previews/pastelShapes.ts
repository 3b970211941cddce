import { seeded } from './noise.ts'

/** A sweet's colours: its light, its body and its shade. */
export type Sweet = readonly [light: string, body: string, shade: string]

export const SWEETS = {
  pink: ['#ffe3ef', '#ff9cc7', '#f0629f'],
  butter: ['#fffbe0', '#ffe08a', '#f5b24e'],
  mint: ['#eafff6', '#9fead0', '#4fc3a6'],
  sky: ['#eaf7ff', '#9fd4ff', '#5a9cf0'],
  lilac: ['#f6ecff', '#cdb0ff', '#976de8'],
  peach: ['#fff0e6', '#ffbf9f', '#f5875e'],
} as const satisfies Record<string, Sweet>

const HEART =
  'M50 90C16 64 5 48 5 31 5 16 16 6 29 6 38 6 46 11 50 19 54 11 62 6 71 6 84 6 95 16 95 31 95 48 84 64 50 90Z'

function starPath(): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const away = index % 2 === 0 ? 36 : 19
    const angle = (index / 10) * Math.PI * 2
    return `${(50 + Math.sin(angle) * away).toFixed(1)} ${(52 - Math.cos(angle) * away).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const STAR = starPath()

function shades(id: string, [light, body, shade]: Sweet): string {
  return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="36" cy="26" r="76">
    <stop stop-color="${light}"/><stop offset=".42" stop-color="${body}"/><stop offset="1"
      stop-color="${shade}"/></radialGradient>
    <radialGradient id="${id}u" gradientUnits="userSpaceOnUse" cx="58" cy="82" r="34">
    <stop stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}"
      stop-opacity="0"/></radialGradient></defs>`
}

const SHINE = `<g fill="#fff"><ellipse cx="27" cy="25" rx="12" ry="7" transform="rotate(-38 27 25)"
  opacity=".92"/>
  <circle cx="15.5" cy="39" r="3.4" opacity=".85"/><ellipse cx="75" cy="20" rx="8" ry="3.6"
    transform="rotate(28 75 20)" opacity=".5"/></g>`

const FACE = `<g fill="none" stroke="#8a4a78" stroke-width="3" stroke-linecap="round"><path d="M34 51q5 5 10
  0M56 51q5 5 10 0M46 60q4 4 8 0"/>
  </g><g fill="#ff7fae" opacity=".55"><ellipse cx="31" cy="59" rx="5" ry="3"/><ellipse cx="69" cy="59" rx="5"
    ry="3"/></g>`

let made = 0

function placed(x: number, y: number, size: number, tilt: number, blur: number, inside: string): string {
  const soft =
    blur > 0
      ? `filter:blur(${blur}px)`
      : `filter:drop-shadow(0 ${size * 0.09}px ${size * 0.11}px
    #a45ca84d)`
  return `<svg class="at" width="${size}" height="${size}" viewBox="0 0 100 100"
    style="left:${x - size / 2}px;
    top:${y - size / 2}px;transform:rotate(${tilt}deg);overflow:visible;${soft}">${inside}</svg>`
}

/** A glossy heart set by its middle; `blur` in pixels puts it out of focus. */
export function heart(x: number, y: number, size: number, sweet: Sweet, tilt = 0, blur = 0): string {
  const id = `h${made++}`
  const inside = `${shades(id, sweet)}<path d="${HEART}" fill="url(#${id})"/><path d="${HEART}"
    fill="url(#${id}u)"/>
    <path d="${HEART}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>${SHINE}`
  return placed(x, y, size, tilt, blur, inside)
}

/** A plump star set by its middle, asleep if it has a `face`. */
export function star(
  x: number,
  y: number,
  size: number,
  sweet: Sweet,
  tilt = 0,
  blur = 0,
  face = false,
): string {
  const id = `s${made++}`
  const round = `stroke-width="20" stroke-linejoin="round"`
  const inside = `${shades(id, sweet)}<path d="${STAR}" fill="url(#${id})" stroke="url(#${id})" ${round}/>
    <g fill="#fff"><ellipse cx="42" cy="20" rx="8" ry="3.6" transform="rotate(-58 42 20)"
    opacity=".9"/><ellipse cx="20" cy="42" rx="7" ry="3.2" transform="rotate(-16 20 42)"
      opacity=".8"/></g>${face ? FACE : ''}`
  return placed(x, y, size, tilt, blur, inside)
}

/** A sleeping crescent moon set by its middle. */
export function crescent(x: number, y: number, size: number, tilt = -12): string {
  const id = `c${made++}`
  const shape = 'M64 4A47 47 0 1 0 95 67 39 39 0 0 1 64 4Z'
  const inside = `${shades(id, SWEETS.butter)}<path d="${shape}" fill="url(#${id})" stroke="url(#${id})"
    stroke-width="5"
    stroke-linejoin="round"/><path d="${shape}" fill="url(#${id}u)"/>
    <g fill="none" stroke="#9a5a6a" stroke-width="2.8" stroke-linecap="round"><path d="M23 50q5.5 5.5 11 0M45
      58q5 5 10 .5M34 65q3.5 3.5 7 1"/></g>
    <g fill="#ff86b0" opacity=".6"><ellipse cx="24" cy="61" rx="5" ry="3.2"/><ellipse cx="50" cy="70" rx="5"
      ry="3.2"/></g>
    <ellipse cx="24" cy="27" rx="10" ry="5" transform="rotate(-48 24 27)" fill="#fff" opacity=".9"/>`
  return placed(x, y, size, tilt, 0, inside)
}

/** A puffed cloud whose middle is at a point; `tint` colours its underside. */
export function cloud(x: number, y: number, width: number, tint: string, opacity = 1): string {
  const id = `k${made++}`
  const puffs = [
    [18, 44, 15],
    [36, 33, 20],
    [58, 26, 24],
    [80, 38, 18],
    [96, 46, 13],
    [50, 45, 15],
    [70, 46, 14],
  ] as const
  const circles = puffs.map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  return `<svg class="at" width="${width}" height="${width * 0.58}" viewBox="0 0 112 65"
    style="left:${x - width / 2}px;
    top:${y - width * 0.29}px;overflow:visible;opacity:${opacity};filter:drop-shadow(0 ${width * 0.02}px
      ${width * 0.04}px ${tint}80)">
    <defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="62"><stop
      stop-color="#fff"/>
    <stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="${tint}"/></linearGradient></defs>
    <g fill="url(#${id})">${circles}<rect x="8" y="42" width="98" height="19" rx="9.5"/></g></svg>`
}

/** Little white and pastel stars and dots strewn over a box. */
export function confetti(width: number, height: number, count: number, seed: number): string {
  const random = seeded(seed)
  const all = Array.from({ length: count }, () => {
    const size = 0.25 + random() ** 2 * 0.9
    const spot = `translate(${(random() * width).toFixed(0)} ${(64 + random() * (height - 64)).toFixed(0)})
      scale(${size.toFixed(2)})`
    const shape =
      random() < 0.4
        ? '<circle r="6"/>'
        : '<path d="M0-16C2-5 5-2 16 0 5 2 2 5 0 16-2 5-5 2-16 0-5-2-2-5 0-16Z"/>'
    return `<g transform="${spot}" opacity="${(0.5 + random() * 0.5).toFixed(2)}">${shape}</g>`
  })
  return `<svg class="at" width="${width}" height="${height}" style="left:0;top:0"
    fill="#fff">${all.join('')}</svg>`
}
