import { writeFile } from 'node:fs/promises'
import sharp, { type WebpOptions } from 'sharp'
import { GLYPHS } from '../../scene/fallingStars.ts'
import { GLYPH_TEXELS, glyphAtlas } from './glyphAtlas.ts'
import { moonSurface } from './moonSurface.ts'
import { stillEclipse } from './stillEclipse.ts'
import { NOISE_TEXELS, tilingNoise } from './tilingNoise.ts'

/** Width and height in pixels of the disc in the moon's picture; the moon is never drawn wider than about this. */
const DISC_PX = 640

/** The moon: albedo on the left, height on the right, so that one small file serves the lit body and the still disc. */
function moonPixels(): Uint8Array {
  const pixels = new Uint8Array(DISC_PX * DISC_PX * 2)
  for (let row = 0; row < DISC_PX; row++) {
    for (let column = 0; column < DISC_PX; column++) {
      const point = moonSurface(((column + 0.5) / DISC_PX) * 2 - 1, ((row + 0.5) / DISC_PX) * 2 - 1)
      const at = row * DISC_PX * 2 + column
      pixels[at] = Math.round(point.albedo * 255)
      pixels[at + DISC_PX] = Math.round(point.height * 255)
    }
  }
  return pixels
}

async function write(file: string, pixels: Uint8Array, width: number, height: number, options: WebpOptions) {
  const raw = { width, height, channels: 1 as const }
  const { size } = await sharp(pixels, { raw })
    .webp({ effort: 6, ...options })
    .toFile(file)
  console.log(`${file}: ${(size / 1000).toFixed(1)} kB`)
}

await write('src/scene/moon.webp', moonPixels(), DISC_PX * 2, DISC_PX, { quality: 76 })
await write('src/scene/webgl/noise.webp', tilingNoise(), NOISE_TEXELS, NOISE_TEXELS, { quality: 90 })
// Without loss: the edge of a glyph is where its distance crosses one half.
await write('src/scene/webgl/glyphs.webp', glyphAtlas(), GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS, {
  lossless: true,
})

for (const [part, picture] of Object.entries(await stillEclipse())) {
  const file = `src/scene/${part}.webp`
  await writeFile(file, picture)
  console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`)
}
