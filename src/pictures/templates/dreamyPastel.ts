import sharp from 'sharp'
import look from '../../templates/kits/dreamyPastel/look.css?raw'
import { palettes } from '../../templates/kits/dreamyPastel/palettes.ts'
import { shapes, sweet } from '../../templates/kits/dreamyPastel/shapes.ts'

const KIT = 'src/templates/kits/dreamyPastel'
const PORTRAIT_PX = 400

const HEART =
  'M50 90C16 64 5 48 5 31 5 16 16 6 29 6 38 6 46 11 50 19 54 11 62 6 71 6 84 6 95 16 95 31 95 48 84 64 50 90Z'

/** The sample's portrait: somebody with a cloud for hair, fast asleep. */
export async function drawPortrait(): Promise<void> {
  await sharp(Buffer.from(portrait()), { density: 144 })
    .resize(PORTRAIT_PX, PORTRAIT_PX)
    .webp({ quality: 70, effort: 6, smartSubsample: true })
    .toFile(`${KIT}/portrait.webp`)
}

/** The hair's puffs: behind the head, and over the forehead. */
const BEHIND = [
  [240, 128, 78],
  [166, 158, 70],
  [314, 158, 70],
  [128, 224, 62],
  [352, 224, 62],
  [122, 296, 54],
  [358, 296, 54],
  [146, 352, 44],
  [334, 352, 44],
  [132, 96, 46],
  [348, 96, 46],
] as const
const FRINGE = [
  [166, 206, 40],
  [212, 184, 46],
  [268, 182, 46],
  [314, 206, 40],
  [240, 160, 60],
] as const

function portrait(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bfe0ff"/><stop offset="1" stop-color="#ffe3c9"/></linearGradient>
      <radialGradient id="hair" gradientUnits="userSpaceOnUse" cx="190" cy="90" r="330"><stop stop-color="#fff"/>
        <stop offset=".4" stop-color="#ffd9ef"/><stop offset="1" stop-color="#d99df0"/></radialGradient>
      <linearGradient id="fringe" gradientUnits="userSpaceOnUse" x1="0" y1="100" x2="0" y2="250"><stop stop-color="#fff3fb"/>
        <stop offset="1" stop-color="#f3b9ee"/></linearGradient>
      <radialGradient id="skin" cy=".35" r=".75"><stop stop-color="#fff1e6"/><stop offset="1" stop-color="#ffd3c4"/></radialGradient>
      <linearGradient id="wool" x2="0" y2="1"><stop stop-color="#c4f5e2"/><stop offset="1" stop-color="#7fd9bf"/></linearGradient>
      <radialGradient id="gold" cx=".35" cy=".25" r=".9"><stop stop-color="#fffbe0"/><stop offset=".5" stop-color="#ffdf80"/>
        <stop offset="1" stop-color="#f5b24e"/></radialGradient>
    </defs>
    <rect width="480" height="480" fill="url(#sky)"/>
    <g fill="#fff" opacity=".85"><circle cx="38" cy="420" r="60"/><circle cx="104" cy="452" r="54"/><circle cx="440" cy="424" r="62"/>
      <circle cx="378" cy="456" r="50"/><circle cx="60" cy="70" r="5"/><circle cx="430" cy="60" r="6"/><circle cx="404" cy="140" r="4"/>
      <circle cx="62" cy="180" r="4"/></g>
    <g fill="url(#hair)">${circles(BEHIND)}</g>
    <path d="M118 480C120 408 176 374 240 374 304 374 360 408 362 480Z" fill="url(#wool)"/>
    <path d="M196 380Q240 412 284 380L278 366H202Z" fill="#fff"/>
    <path d="${HEART}" transform="translate(212 420) scale(.56)" fill="#ff8fbd"/>
    <path d="M136 262C136 206 182 180 240 180 298 180 344 206 344 262 344 330 300 372 240 372 180 372 136 330 136 262Z" fill="url(#skin)"/>
    <g fill="url(#fringe)">${circles(FRINGE)}</g>
    <g fill="none" stroke="#7a3b6d" stroke-width="7" stroke-linecap="round"><path d="M174 276Q192 294 210 276M270 276Q288 294 306 276"/>
      <path d="M230 312Q240 323 250 312" stroke-width="6"/>
      <path d="M173 283l-8 5M307 283l8 5" stroke-width="4.5"/></g>
    <g fill="#ff7fa8" opacity=".55"><ellipse cx="170" cy="310" rx="22" ry="13"/><ellipse cx="310" cy="310" rx="22" ry="13"/></g>
    <g fill="#fff" opacity=".85"><circle cx="163" cy="305" r="4"/><circle cx="303" cy="305" r="4"/></g>
    <g transform="translate(322 128) rotate(16)"><path d="M0-30L8.5-10.5 29-8.5 13.5 5.5 18 26 0 15.5-18 26-13.5 5.5-29-8.5-8.5-10.500Z"
      fill="url(#gold)" stroke="url(#gold)" stroke-width="14" stroke-linejoin="round"/></g>
    <g fill="#fff" opacity=".8"><ellipse cx="150" cy="118" rx="24" ry="12" transform="rotate(-38 150 118)"/><ellipse cx="116" cy="70" rx="12" ry="7" transform="rotate(-38 116 70)"/></g>
  </svg>`
}

function circles(puffs: readonly (readonly [number, number, number])[]): string {
  return puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
}

/** Where the preview picture's hearts are: middle and size in pixels, tilt in degrees, flavour. */
const HEARTS = [
  [330, 210, 150, -16, 1],
  [880, 180, 120, 14, 5],
  [220, 390, 84, 12, 5],
  [1010, 350, 96, -10, 2],
  [440, 96, 60, 18, 2],
  [770, 80, 54, -14, 4],
  [150, 170, 56, -10, 4],
  [1080, 150, 60, 18, 1],
  [420, 400, 46, -8, 3],
  [830, 400, 60, 10, 3],
] as const

/** The page that the preview picture is taken of: the template's own sky and sweets, 1200 by 630. */
export function sharePage(): string {
  const { ground, glow, text, accent, button, buttonText } = palettes[0].colours
  const hearts = HEARTS.map(([x, y, size, tilt, flavour]) => {
    const place = `left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px`
    return `<div class="placed" style="${place};rotate:${tilt}deg;color:var(--flavour-${flavour})">${sweet('', 'heart')}</div>`
  })
  return `<!doctype html><style>
    :root { --ground: ${ground}; --glow: ${glow}; --text: ${text}; --accent: ${accent}; --button: ${button};
      --button-text: ${buttonText}; --strength: 1; }
    ${look}
    body { margin: 0; }
    .placed { position: absolute; }
    .placed svg { width: 100%; height: 100%; fill: currentColor; overflow: visible; }
    .sky .cloud:nth-of-type(1) { --size: 700px; inset: auto auto -190px 250px; }
    .sky .cloud:nth-of-type(2) { --size: 640px; inset: auto auto -150px -150px; }
    .sky .cloud:nth-of-type(3) { --size: 660px; inset: auto -170px -160px auto; }
  </style>
  ${shapes()}
  <div class="sky"><div class="clouds">${sweet('cloud', 'cloud').repeat(3)}</div></div>
  ${hearts.join('')}
  <div class="placed" style="left:430px;top:120px;width:340px;height:340px;rotate:-6deg;color:var(--flavour-2)">${sweet('', 'star', 'face')}</div>`
}

/** @param png the preview picture as it was taken */
export async function writeShare(png: Buffer): Promise<void> {
  await sharp(png)
    .resize(1200, 630)
    .blur(1)
    .jpeg({ quality: 10, mozjpeg: true, quantisationTable: 5 })
    .toFile(`${KIT}/share.jpg`)
}
