/* `npm run tool -- sky-textures`: draws all pictures of the sky from code. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type WebpOptions } from 'sharp'
import { MOON_SURFACE_PX } from '../../constants/moon.ts'
import { GLYPHS } from '../../scene/fallingStars.ts'
import { drawStillEclipse } from './drawStillEclipse.ts'
import { drawStillMoon } from './drawStillMoon.ts'
import { CELL_TEXELS, glyphAtlas } from './glyphAtlas.ts'
import { GRAIN_PX, grainTile } from './grainTile.ts'
import { moonSurface } from './moonSurface.ts'
import { NOISE_TEXELS, tilingNoise } from './tilingNoise.ts'

/** The moon's surface, a byte per pixel: the albedo in the left half, the height in the right half. */
function moonPixels(): Uint8Array {
  const pixels = new Uint8Array(MOON_SURFACE_PX * MOON_SURFACE_PX * 2)
  for (let row = 0; row < MOON_SURFACE_PX; row++) {
    for (let column = 0; column < MOON_SURFACE_PX; column++) {
      const point = moonSurface(
        ((column + 0.5) / MOON_SURFACE_PX) * 2 - 1,
        ((row + 0.5) / MOON_SURFACE_PX) * 2 - 1,
      )
      const pixel = row * MOON_SURFACE_PX * 2 + column
      pixels[pixel] = Math.round(point.albedo * 255)
      pixels[pixel + MOON_SURFACE_PX] = Math.round(point.height * 255)
    }
  }
  return pixels
}

async function writeWebp(
  file: string,
  pixels: Uint8Array,
  width: number,
  height: number,
  options: WebpOptions,
) {
  const raw = { width, height, channels: 1 as const }
  const { size } = await sharp(pixels, { raw })
    .webp({ effort: 6, ...options })
    .toFile(file)
  console.log(`${file}: ${(size / 1000).toFixed(1)} kB`)
}

async function writePicture(file: string, picture: Buffer) {
  await writeFile(file, picture)
  console.log(`${file}: ${(picture.length / 1000).toFixed(1)} kB`)
}

async function grainPicture(): Promise<Buffer> {
  // Two channels: white, and the grain as its opacity.
  const pixels = Buffer.from(Array.from(grainTile(), (grain) => [255, grain]).flat())
  const raw = { width: GRAIN_PX, height: GRAIN_PX, channels: 2 } as const
  return sharp(pixels, { raw }).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer()
}

await writeWebp('src/scene/moon.webp', moonPixels(), MOON_SURFACE_PX * 2, MOON_SURFACE_PX, { quality: 76 })
await writeWebp('src/scene/webgl/noise.webp', tilingNoise(), NOISE_TEXELS, NOISE_TEXELS, { quality: 90 })
// Lossy compression would move the edges of the glyphs.
await writeWebp('src/scene/webgl/glyphs.webp', glyphAtlas(), CELL_TEXELS * GLYPHS.length, CELL_TEXELS, {
  lossless: true,
})
await writePicture('src/styles/grain.png', await grainPicture())

// The next pictures are drawn with the textures above.
await writePicture('src/scene/corona.webp', await drawStillEclipse())
await mkdir('src/scene/moons', { recursive: true })
for (const [name, picture] of await drawStillMoon())
  await writePicture(`src/scene/moons/${name}.avif`, picture)
