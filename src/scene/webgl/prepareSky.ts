import { LinearFilter, RepeatWrapping, Texture } from 'three'
import { askSkyWorker } from '../askSkyWorker.ts'
import { decodeMoon } from '../decodeMoon.ts'
import { GLYPHS, mostFallingStars } from '../fallingStars.ts'
import { GLYPH_TEXELS, glyphAtlas } from '../glyphAtlas.ts'
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
  const { noise, glyphs, surface } = (await askSkyWorker().textures) ?? (await makeTextures(nextStep))
  const { constants, palette, view } = useScene.getState()
  const buffers = new StarBuffers()
  buffers.hold(constants.seed, constants.views[view].stars, mostFallingStars(constants.fallingStars), palette)
  const tiling = dataTexture(noise, NOISE_TEXELS, NOISE_TEXELS)
  tiling.wrapS = RepeatWrapping
  tiling.wrapT = RepeatWrapping
  const atlas = dataTexture(glyphs, GLYPH_TEXELS * GLYPHS.length, GLYPH_TEXELS)
  return { surface: moonTexture(surface), noise: tiling, glyphs: atlas, buffers }
}

/** Makes the textures on the page's own thread, a step each. */
async function makeTextures(nextStep: NextStep): Promise<SkyTextures> {
  const surface = await decodeMoon()
  await nextStep()
  const noise = tilingNoise()
  await nextStep()
  return { noise, glyphs: glyphAtlas(), surface }
}

function moonTexture(surface: ImageBitmap): Texture {
  const texture = new Texture(surface)
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}
