import sharp from 'sharp'
import { bookBehind, bookInFront } from '../../templates/kits/magicalFantasy/book.ts'
import look from '../../templates/kits/magicalFantasy/look.css?raw'
import { palettes } from '../../templates/kits/magicalFantasy/palettes.ts'
import { seeded } from './noise.ts'

const KIT = 'src/templates/kits/magicalFantasy'
const PORTRAIT_PX = 400

const STAR = 'M0-16Q2-2 16 0 2 2 0 16-2 2-16 0-2-2 0-16Z'

/** The sample's portrait: a hooded storyteller, lit from below by an open book. */
export async function drawPortrait(): Promise<void> {
  await sharp(Buffer.from(portrait()), { density: 144 })
    .resize(PORTRAIT_PX, PORTRAIT_PX)
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toFile(`${KIT}/portrait.webp`)
}

function portrait(): string {
  const face =
    'M176 226C176 172 206 150 240 150 274 150 304 172 304 226 304 274 274 306 240 314 206 306 176 274 176 226Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
    <defs>
      <radialGradient id="sky" cy="1.02" r="1.05"><stop stop-color="#ffd98a"/><stop offset=".22" stop-color="#d4679f"/>
        <stop offset=".52" stop-color="#5b2aa6"/><stop offset="1" stop-color="#140a3a"/></radialGradient>
      <linearGradient id="cloak" x2="0" y2="1"><stop stop-color="#2c1a6b"/><stop offset=".7" stop-color="#4b2690"/>
        <stop offset="1" stop-color="#a54a98"/></linearGradient>
      <linearGradient id="hood" x2="0" y2="1"><stop stop-color="#3c2590"/><stop offset="1" stop-color="#7a3fa8"/></linearGradient>
      <linearGradient id="hair" x2="0" y2="1"><stop stop-color="#8a2f2a"/><stop offset="1" stop-color="#f08a45"/></linearGradient>
      <linearGradient id="skin" x2="0" y2="1"><stop stop-color="#b56a70"/><stop offset=".55" stop-color="#eeb08e"/>
        <stop offset="1" stop-color="#ffe3b5"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".25" stop-color="#fff2c4" stop-opacity=".95"/>
        <stop offset="1" stop-color="#ffd583" stop-opacity="0"/></radialGradient>
      <linearGradient id="page" x2="0" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="#ffd892"/></linearGradient>
    </defs>
    <rect width="480" height="480" fill="url(#sky)"/>
    ${sparks(26, 5)}
    <path d="M34 480C46 388 116 344 190 334H290C364 344 434 388 446 480Z" fill="url(#cloak)"/>
    <path d="M104 366C78 210 142 62 236 46 246 30 262 26 276 30 268 38 264 44 262 52 346 76 402 214 376 366 340 394 140 394 104 366Z" fill="url(#hood)"/>
    <path d="M138 358C122 214 166 98 240 92 314 98 358 214 342 358 300 384 180 384 138 358Z" fill="#1c0d4a"
      stroke="#ffcf7a" stroke-width="5"/>
    <path d="M160 352C150 224 178 126 240 122 302 126 330 224 320 352 296 372 184 372 160 352Z" fill="url(#hair)"/>
    <path d="M214 290H266V336C256 352 224 352 214 336Z" fill="#d98d74"/>
    <path d="${face}" fill="url(#skin)"/>
    <path d="M240 158C232 190 202 204 188 226 180 240 178 262 174 282 156 226 160 128 240 122 320 128 324 226 306 282 302 262 300 240 292 226 278 204 248 190 240 158Z" fill="url(#hair)"/>
    <path d="M239 132C226 172 194 184 180 226M241 132C254 172 286 184 300 226M236 127C214 152 184 168 174 216M244 127C266 152 296 168 306 216M232 126C204 138 176 166 168 214M248 126C276 138 304 166 312 214" fill="none"
      stroke="#ffb070" stroke-width="1.6" opacity=".55"/>
    <g fill="none" stroke-linecap="round" stroke="#5b2030">
      <path d="M202 230Q216 242 231 233M249 233Q264 242 278 230" stroke-width="3.6"/>
      <path d="M204 232l-5 4M209 237l-4 5M276 232l5 4M271 237l4 5" stroke-width="2"/>
      <path d="M203 217Q216 209 230 214M250 214Q264 209 277 217" stroke-width="3.4" stroke="#7a2c2a"/>
      <path d="M236 240Q232 258 235 264 240 269 246 265" stroke-width="2.2" opacity=".65"/>
      <path d="M227 285Q240 291 253 285" stroke-width="2.6"/>
    </g>
    <path d="M228 285Q240 279 252 285 240 297 228 285Z" fill="#c2515c" opacity=".75"/>
    <g fill="#a8543e" opacity=".5"><circle cx="208" cy="256" r="1.8"/><circle cx="216" cy="260" r="1.6"/><circle cx="222" cy="254" r="1.5"/>
      <circle cx="258" cy="254" r="1.6"/><circle cx="265" cy="260" r="1.8"/><circle cx="272" cy="255" r="1.5"/></g>
    <ellipse cx="209" cy="262" rx="15" ry="9" fill="#ff9a6a" opacity=".35"/><ellipse cx="271" cy="262" rx="15" ry="9" fill="#ff9a6a" opacity=".35"/>
    ${braid(164)}${braid(316)}
    <path d="M206 346Q240 372 274 346L268 366Q240 386 212 366Z" fill="#ffcf7a"/>
    <path d="${STAR}" transform="translate(240 366) scale(1.1)" fill="#fff"/>
    <ellipse cx="240" cy="436" rx="190" ry="120" fill="url(#glow)" opacity=".8"/>
    <path d="M240 452C200 420 132 418 92 436L78 480H402L388 436C348 418 280 420 240 452Z" fill="url(#page)" stroke="#e0a052" stroke-width="2"/>
    <path d="M120 452Q170 438 214 460M112 466Q166 452 212 474M360 452Q310 438 266 460M368 466Q314 452 268 474" fill="none" stroke="#b87a3a" stroke-width="2.4"
      stroke-dasharray="16 5 8 5 22 5" stroke-linecap="round" opacity=".6"/>
    <ellipse cx="240" cy="446" rx="84" ry="56" fill="url(#glow)"/>
  </svg>`
}

function braid(x: number): string {
  const knots = Array.from({ length: 5 }, (_, index) => {
    const y = 338 + index * 23
    const tilt = index % 2 ? 28 : -28
    return `<ellipse cx="${x}" cy="${y}" rx="17" ry="13" transform="rotate(${tilt} ${x} ${y})" fill="url(#hair)" stroke="#7a2c24" stroke-width="1.5"/>`
  })
  return knots.join('')
}

function sparks(count: number, seed: number): string {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random() * 480, random() * 400, 0.12 + random() ** 3 * 0.75]
    return `<path d="${STAR}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})" fill="#fff4d6" opacity=".9"/>`
  }).join('')
}

/** The page that the preview picture is taken of: the template's own sky and book, 1200 by 630. */
export function sharePage(): string {
  const { ground, glow, text, accent, button, buttonText } = palettes[0].colours
  const random = seeded(12)
  const stars = Array.from({ length: 5 }, () => {
    const [x, y, size] = [random() * 1200, random() * 300, 0.15 + random() ** 4 * 1.3]
    return `<path d="${STAR}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})"/>`
  })
  return `<!doctype html><style>
    :root { --ground: ${ground}; --glow: ${glow}; --text: ${text}; --accent: ${accent}; --button: ${button};
      --button-text: ${buttonText}; --strength: 1; }
    ${look}
    :root { --book: 940px; }
    * { box-sizing: border-box; } body { margin: 0; height: 630px; overflow: hidden; }
    .book > i { display: block; }
    .ink { display: none; }
    .book { position: absolute; inset: auto auto 18px calc(50% - 470px); margin: 0; }
    .more { position: absolute; inset: 0; fill: #fff6dc; }
  </style>
  <div class="sky"></div>
  <div class="book book-behind"><i class="halo"></i>${bookBehind()}</div>
  <svg class="more" viewBox="0 0 1200 630">${stars.join('')}</svg>
  <div class="book book-in-front">${bookInFront()}<i class="bloom"></i></div>`
}

/** @param png the preview picture as it was taken */
export async function writeShare(png: Buffer): Promise<void> {
  await sharp(png)
    .resize(1200, 630)
    .blur(1.5)
    .jpeg({ quality: 6, mozjpeg: true, quantisationTable: 6 })
    .toFile(`${KIT}/share.jpg`)
}
