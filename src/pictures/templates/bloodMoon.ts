import sharp from 'sharp'
import { bloodRain, cathedral } from './eclipseScenery.ts'
import { BLOOD, moonPicture } from './moonPictures.ts'
import { moonSurface } from './moonSurface.ts'
import { clamp01, smoothstep } from './noise.ts'
import { disc, glow, sheet } from './sheet.ts'

const KIT = 'src/templates/kits/bloodMoon'
const MOON_PX = 400
const PORTRAIT_PX = 400

/** The moon in greys, lit from the upper left: the page lays it over the colour that its owner chose. */
export async function drawMoon(): Promise<void> {
  const twice = MOON_PX * 2
  const surface = moonSurface(twice)
  const greys = new Uint8ClampedArray(twice * twice)
  for (let row = 0; row < twice; row++)
    for (let column = 0; column < twice; column++) {
      const x = (column / twice) * 2 - 1
      const y = (row / twice) * 2 - 1
      const limb = Math.sqrt(Math.max(0, 1 - x * x - y * y)) ** 0.4
      const lit = 1 - 0.62 * smoothstep(-0.75, 1.05, x * 0.64 + y * 0.76)
      const light = (surface[row * twice + column] ?? 0) * lit * (0.28 + 0.72 * limb)
      greys[row * twice + column] = clamp01(light * 1.02 - 0.04) * 255
    }
  await sharp(greys, { raw: { width: twice, height: twice, channels: 1 } })
    .resize(MOON_PX, MOON_PX, { kernel: 'lanczos3' })
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toFile(`${KIT}/moon.webp`)
}

/** The sample's portrait: somebody before a red moon. */
export async function drawPortrait(): Promise<void> {
  const grey = await sharp('src/content/pictures/portrait.webp')
    .extract({ left: 190, top: 60, width: 560, height: 560 })
    .flop()
    .resize(PORTRAIT_PX, PORTRAIT_PX)
    .greyscale()
    .linear(1.12, -26)
    .raw()
    .toBuffer()
  const stops = [
    [6, 1, 3],
    [58, 8, 10],
    [168, 32, 24],
    [232, 108, 70],
    [255, 214, 180],
  ] as const
  const red = new Uint8ClampedArray(PORTRAIT_PX * PORTRAIT_PX * 3)
  for (let at = 0; at < PORTRAIT_PX * PORTRAIT_PX; at++) {
    const place = ((grey[at] ?? 0) / 255) * (stops.length - 1)
    const below = stops[Math.floor(place)] ?? stops[0]
    const above = stops[Math.ceil(place)] ?? stops[0]
    for (const channel of [0, 1, 2] as const)
      red[at * 3 + channel] = below[channel] + (above[channel] - below[channel]) * (place % 1)
  }
  await sharp(red, { raw: { width: PORTRAIT_PX, height: PORTRAIT_PX, channels: 3 } })
    .webp({ quality: 62, effort: 6 })
    .toFile(`${KIT}/portrait.webp`)
}

/** The page that the preview picture is taken of, 1200 by 630. */
export async function sharePage(): Promise<string> {
  const moon = await moonPicture(BLOOD)
  return sheet(
    'body{width:1200px;height:630px;background:radial-gradient(90% 110% at 50% 45%,#3d0507,#090102 78%)}',
    `${glow('#c8201f88', 720, 290, 1300)}${disc(moon, 720, 276, 450, 'filter:blur(1.6px)')}
    <svg class="fill" viewBox="0 0 1200 630">
      ${cathedral(372, 560, 0.86, '#0b0203', '#c85a20')}
      <rect y="548" width="1200" height="82" fill="#0b0203"/>
    </svg>
    ${bloodRain(1200, 560, 16, 21, '#e8281c')}
    <div class="at" style="left:0;right:0;top:548px;height:82px;
      background:radial-gradient(60% 140% at 50% 0,#a31712,#2a0405 70%,#120203)"></div>
    ${[480, 700, 850, 1010].map((x, index) => ripple(x, 572 + ((index * 37) % 42), 34 + ((index * 29) % 40))).join('')}
    `,
  )
}

function ripple(x: number, y: number, width: number): string {
  return `<div class="at" style="left:${x - width}px;top:${y - width * 0.14}px;width:${width * 2}px;
    height:${width * 0.28}px;border:1.5px solid #ff6b52aa;border-radius:50%"></div>`
}

/** @param png the preview picture as it was taken */
export async function writeShare(png: Buffer): Promise<void> {
  await sharp(png)
    .resize(1200, 630)
    .jpeg({ quality: 16, mozjpeg: true, quantisationTable: 3 })
    .toFile(`${KIT}/share.jpg`)
}
