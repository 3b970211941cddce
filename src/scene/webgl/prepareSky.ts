import { LinearFilter, RepeatWrapping, Texture } from 'three'
import { askSkyWorker } from '../askSkyWorker.ts'
import { GLYPHS, mostFallingStars } from '../fallingStars.ts'
import { GLYPH_TEXELS, glyphAtlas } from '../glyphAtlas.ts'
import moonUrl from '../moon.webp'
import type { NextStep } from '../nextStep.ts'
import type { SkyTextures } from '../skyWorker.ts'
import { useScene } from '../store.ts'
import { NOISE_TEXELS, tilingNoise } from '../tilingNoise.ts'
import { dataTexture } from './dataTexture.ts'
import { StarBuffers } from './starBuffers.ts'

/** What is made before there is a context. */
export interface PreparedSky {
  readonly surface: Texture
  readonly noise: Texture
  readonly glyphs: Texture
  readonly buffers: StarBuffers
}

/** Makes what needs no context. @throws when the moon's picture does not come */
export async function prepareSky(nextStep: NextStep): Promise<PreparedSky> {
  const decoding = moonSurface()
  const { noise, glyphs } = (await askSkyWorker().textures) ?? (await computeTextures(nextStep))
  const { seed, constants, view } = useScene.getState()
  const buffers = new StarBuffers()
  buffers.hold(seed, constants.views[view].stars, mostFallingStars(constants.fallingStars))
  const tiling = dataTexture(noise, NOISE_TEXELS, NOISE_TEXELS)
  tiling.wrapS = RepeatWrapping
  tiling.wrapT = RepeatWrapping
  const atlas = dataTexture(glyphs, GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS)
  return { surface: await decoding, noise: tiling, glyphs: atlas, buffers }
}

/** Computes the textures on the page's own thread, a step each. */
async function computeTextures(nextStep: NextStep): Promise<SkyTextures> {
  await nextStep()
  const noise = tilingNoise()
  await nextStep()
  return { noise, glyphs: glyphAtlas() }
}

/** The moon's surface as a texture, decoded beside the page's own thread. */
async function moonSurface(): Promise<Texture> {
  const response = await fetch(moonUrl)
  if (!response.ok) throw new Error(`${moonUrl} does not come: ${response.status}`)
  const texture = new Texture(await createImageBitmap(await response.blob()))
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}
