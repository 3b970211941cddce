import { type Icon, icon, solid } from './icons.ts'
import { cloud, confetti, crescent, heart, SWEETS, type Sweet, star } from './pastelShapes.ts'

/** A pastel colouring: the sky from its top, the clouds' undersides, the name's two colours, the buttons. */
export interface Candy {
  name: string
  sky: readonly [string, string, string]
  tint: string
  title: readonly [string, string]
  buttons: readonly [Sweet, Sweet, Sweet, Sweet]
}

const { pink, butter, mint, sky, lilac, peach } = SWEETS

export const CANDIES = {
  dream: {
    name: 'dream',
    sky: ['#cfe0ff', '#ecd6ff', '#ffd6e8'],
    tint: '#ffc9e2',
    title: ['#ff7fb5', '#a274f0'],
    buttons: [pink, lilac, sky, mint],
  },
  mint: {
    name: 'mint',
    sky: ['#c9f3ff', '#d4f7e6', '#fff6cf'],
    tint: '#bdeedd',
    title: ['#2fb6a0', '#5a9cf0'],
    buttons: [mint, sky, butter, pink],
  },
  peach: {
    name: 'peach',
    sky: ['#ffd3dc', '#ffe1cf', '#fff3cf'],
    tint: '#ffd0bd',
    title: ['#ff7d7d', '#f79a4e'],
    buttons: [peach, butter, pink, lilac],
  },
} as const satisfies Record<string, Candy>

/** The sky behind a page or a whole sheet. */
export function candySky({ sky: [top, middle, low] }: Candy): string {
  return `<div class="fill" style="background:linear-gradient(${top},${middle} 52%,${low})"></div>`
}

const PLUM = '#5b2f70'

/** A shining button: a gloss above, a light below, and a glint that crosses it. */
export function shiny(
  label: string,
  sign: Icon,
  width: number,
  height: number,
  [light, body, shade]: Sweet,
): string {
  const round = height / 2
  const unit = height / 60
  const plump = sign === 'heart' || sign === 'star'
  const drawn = plump ? solid(sign, height * 0.42) : icon(sign, height * 0.42, 2)
  return `<div style="position:relative;overflow:hidden;width:${width}px;height:${height}px;
    border-radius:${round}px;display:flex;
    align-items:center;color:${PLUM};background:linear-gradient(${light},${body} 48%,${shade} 92%,${body});
      border:${2 * unit}px solid #fff;
    box-shadow:inset 0 ${-7 * unit}px ${12 * unit}px ${light}b0,inset 0 0 ${8 * unit}px ${shade}88">
    <div class="at" style="left:${13 * unit}px;right:${13 * unit}px;top:${4 * unit}px;height:${23 * unit}px;
      border-radius:${12 * unit}px;
      background:linear-gradient(#fffffff2,#ffffff40)"></div>
    <div class="at" style="right:${62 * unit}px;top:-10px;width:${15 * unit}px;height:130%;
      transform:skewX(-24deg);
      background:#ffffff66;box-shadow:${22 * unit}px 0 0 ${-4 * unit}px #ffffff59"></div>
    <span style="position:relative;width:${height * 1.08}px;padding-left:${6 * unit}px;display:flex;
      justify-content:center">
      ${drawn}</span>
    <b style="position:relative;font:800 ${height * 0.37}px Source;white-space:nowrap">${label}</b></div>`
}

function lifted(button: string, [, , shade]: Sweet, unit: number): string {
  return `<div style="filter:drop-shadow(0 ${7 * unit}px ${9 * unit}px ${shade}73)">${button}</div>`
}

export const PASTEL_LINKS = [
  ['My newest song', 'music'],
  ['Commissions', 'heart'],
  ['Sticker shop', 'bag'],
  ['Portfolio', 'star'],
] as const

/** The template's four links as shining buttons. */
export function pastelLinks(candy: Candy, width: number, height: number): string {
  return PASTEL_LINKS.map(([label, sign], index) => {
    const sweet = candy.buttons[index] ?? pink
    return lifted(shiny(label, sign, width, height, sweet), sweet, height / 60)
  }).join('')
}

/** The name in plump letters with a white outline. */
export function bubbleTitle(text: string, size: number, candy: Candy): string {
  const id = `t${candy.name}${size}`
  return `<svg width="100%" height="${size * 1.25}" style="overflow:visible;filter:drop-shadow(0
    ${size * 0.06}px ${size * 0.08}px ${candy.title[1]}66)">
    <defs><linearGradient id="${id}"><stop stop-color="${candy.title[0]}"/><stop offset="1"
      stop-color="${candy.title[1]}"/></linearGradient></defs>
    <g text-anchor="middle" font-family="Source" font-weight="900" font-size="${size}" stroke-linejoin="round"
      letter-spacing="${size * 0.01}">
    <text x="50%" y="${size}" fill="#fff" stroke="#fff" stroke-width="${size * 0.2}">${text}</text>
    <text x="50%" y="${size}" fill="url(#${id})" stroke="url(#${id})"
      stroke-width="${size * 0.05}">${text}</text></g></svg>`
}

/** The template's page on a phone. */
export function pastelPhone(candy: Candy): string {
  const [a, b, c] = candy.buttons
  return `${candySky(candy)}${confetti(400, 858, 46, 8)}${cloud(30, 120, 190, candy.tint, 0.9)}
    ${cloud(392, 250, 170, candy.tint, 0.9)}
    ${cloud(200, 850, 330, candy.tint)}${cloud(30, 838, 270, candy.tint)}${cloud(380, 842, 270, candy.tint)}
    ${crescent(200, 170, 172)}${cloud(200, 270, 186, candy.tint)}${star(78, 205, 58, b, -14, 0, true)}
    ${heart(322, 150, 52, a, 16)}${heart(92, 112, 30, c, -18)}${star(300, 232, 32, butter, 20)}
    <div class="at" style="left:0;right:0;top:302px;text-align:center;
      color:${PLUM}">${bubbleTitle('Mimi Cloud', 62, candy)}
      <p style="font:650 20px/28px Source;margin-top:2px">naps, doodles &amp; lullabies</p></div>
    <div class="at" style="left:28px;top:436px;display:grid;gap:16px">${pastelLinks(candy, 344, 66)}</div>
    ${heart(360, 786, 44, a, 14)}${star(46, 778, 46, c, -12)}`
}

/** The template's page on a wide screen. */
export function pastelDesk(candy: Candy): string {
  const [a, b, c] = candy.buttons
  const bank = [100, 420, 760, 1080, 1380].map((x, index) =>
    cloud(x, 830 - (index % 2) * 26, 480, candy.tint),
  )
  return `${candySky(candy)}${confetti(1440, 830, 110, 12)}${cloud(130, 150, 360, candy.tint, 0.9)}
    ${cloud(1300, 300, 400, candy.tint, 0.9)}
    ${bank.join('')}
    ${crescent(380, 300, 330)}${cloud(380, 492, 380, candy.tint)}${star(150, 420, 120, b, -12, 0, true)}
    ${heart(610, 200, 108, a, 16)}${heart(170, 260, 60, c, -16)}${star(590, 400, 62, butter, 18)}
    <div class="at" style="left:90px;width:580px;top:590px;text-align:center;
      color:${PLUM}">${bubbleTitle('Mimi Cloud', 104, candy)}
      <p style="font:650 32px/44px Source">naps, doodles &amp; lullabies</p></div>
    <div class="at" style="left:790px;top:150px;display:grid;gap:30px">${pastelLinks(candy, 510, 96)}</div>
    ${heart(1360, 150, 72, b, 14)}${star(730, 620, 60, c, -8)}${heart(1340, 640, 84, a, -14)}`
}
