import { useLoader } from '@react-three/fiber'
import { useMemo } from 'react'
import { ImageBitmapLoader, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three'
import surfaceUrl from '../moon.webp'
import glyphsUrl from './glyphs.webp'
import noiseUrl from './noise.webp'

/** The pictures of the sky's textures: the Moon's map, the corona's noise, and the glyphs of the falling stars. */
const PICTURES = [surfaceUrl, noiseUrl, glyphsUrl]
for (const picture of PICTURES) useLoader.preload(ImageBitmapLoader, picture)

/** Clears the loader's cache, which also keeps failures, so that the next sky fetches the pictures again. */
export function forgetPictures(): void {
  for (const picture of PICTURES) useLoader.clear(ImageBitmapLoader, picture)
}

export type SkyTextures = ReturnType<typeof useSkyTextures>

/** The sky's textures. Suspends until their pictures have loaded. */
export function useSkyTextures() {
  const surface = useLoader(ImageBitmapLoader, surfaceUrl)
  const noise = useLoader(ImageBitmapLoader, noiseUrl)
  const glyphs = useLoader(ImageBitmapLoader, glyphsUrl)
  return useMemo(
    () => ({
      surface: mipmappedTexture(surface),
      noise: tilingTexture(noise),
      glyphs: skyTexture(glyphs),
    }),
    [surface, noise, glyphs],
  )
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
