/* `npm run tool -- sky-textures`: draws all pictures of the sky. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp, { type WebpOptions } from 'sharp'
import { MOON_SURFACE_PX, SMALL_MOON_SURFACE_PX } from '../../constants/moon.ts'
import { GLYPHS } from '../../scene/fallingStars.ts'
import { drawStillEclipse } from './drawStillEclipse.ts'
import { drawStillMoon } from './drawStillMoon.ts'
import { CELL_TEXELS, glyphAtlas } from './glyphAtlas.ts'
import { GRAIN_PX, grainTile } from './grainTile.ts'
import { moonMap } from './moonMap.ts'
import { NOISE_TEXELS, tilingNoise } from './tilingNoise.ts'

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

await writeWebp('src/scene/moon.webp', await moonMap(), MOON_SURFACE_PX * 2, MOON_SURFACE_PX, { quality: 74 })
const smallMap = sharp('src/scene/moon.webp').resize(SMALL_MOON_SURFACE_PX * 2, SMALL_MOON_SURFACE_PX)
await writePicture('src/scene/moonSmall.webp', await smallMap.webp({ effort: 6, quality: 74 }).toBuffer())
await writeWebp('src/scene/webgl/noise.webp', tilingNoise(), NOISE_TEXELS, NOISE_TEXELS, { quality: 90 })
// Lossy compression would move the edges of the glyphs.
await writeWebp('src/scene/webgl/glyphs.webp', glyphAtlas(), CELL_TEXELS * GLYPHS.length, CELL_TEXELS, {
  lossless: true,
})
await writePicture('src/styles/grain.png', await grainPicture())

// The next pictures are drawn with the textures above.
for (const [name, picture] of await drawStillEclipse()) await writePicture(`src/scene/${name}.webp`, picture)
await mkdir('src/scene/moons', { recursive: true })
for (const [name, picture] of await drawStillMoon())
  await writePicture(`src/scene/moons/${name}.webp`, picture)
