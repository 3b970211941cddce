import { LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'

/** A picture of data as a texture: rows from the top, smooth, without mipmaps. */
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

/** A texture with mipmaps, because it is mostly drawn smaller than it is and fine ground would flicker. */
export function detailedTexture(image: ImageBitmap): Texture {
  const texture = skyTexture(image)
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  return texture
}
