import sharp from 'sharp'
import { moonSurface } from './moonSurface.ts'

/** Width and height in pixels of the disc in the picture; the moon is never drawn wider than about this. */
const DISC_PX = 640
const OUT = 'src/scene/moon.webp'

// Albedo on the left, height on the right, so that one small file serves the lit body and the still disc.
const pixels = new Uint8Array(DISC_PX * DISC_PX * 2)
for (let row = 0; row < DISC_PX; row++) {
  for (let column = 0; column < DISC_PX; column++) {
    const point = moonSurface(((column + 0.5) / DISC_PX) * 2 - 1, ((row + 0.5) / DISC_PX) * 2 - 1)
    const at = row * DISC_PX * 2 + column
    pixels[at] = Math.round(point.albedo * 255)
    pixels[at + DISC_PX] = Math.round(point.height * 255)
  }
}
const raw = { width: DISC_PX * 2, height: DISC_PX, channels: 1 as const }
const { size } = await sharp(pixels, { raw }).webp({ quality: 76, effort: 6 }).toFile(OUT)
console.log(`${OUT}: ${Math.round(size / 1000)} kB`)
