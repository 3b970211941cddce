import { LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'
import type { SkyPictures } from '../skyPictures.ts'

export type SkyTextures = ReturnType<typeof createSkyTextures>

export function createSkyTextures({ surface, noise, glyphs }: SkyPictures) {
  return {
    surface: mipmappedTexture(surface),
    noise: tilingTexture(noise),
    glyphs: skyTexture(glyphs),
  }
}

/** A texture with the picture's first row at v = 0, without mipmaps. */
function skyTexture(image: ImageBitmap): Texture {
  const texture = new Texture(image)
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}

function tilingTexture(image: ImageBitmap): Texture {
  const texture = skyTexture(image)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  return texture
}

/** A texture with mipmaps, because details of a texture that is drawn smaller would flicker. */
function mipmappedTexture(image: ImageBitmap): Texture {
  const texture = skyTexture(image)
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  return texture
}
