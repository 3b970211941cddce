import { LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'

/** A picture as a texture: its first row at the top, with linear filtering, without mipmaps. */
export function skyTexture(image: ImageBitmap): Texture {
  const texture = new Texture(image)
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}

/** A texture that repeats at its edges. */
export function tilingTexture(image: ImageBitmap): Texture {
  const texture = skyTexture(image)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  return texture
}

/** A texture with mipmaps, because it is mostly drawn smaller than it is, and its details would flicker. */
export function detailedTexture(image: ImageBitmap): Texture {
  const texture = skyTexture(image)
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  return texture
}
