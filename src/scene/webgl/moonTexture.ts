import { LinearFilter, Texture } from 'three'
import moonUrl from '../moon.webp'

/** The moon's surface, drawn at build time, as a texture. @throws when the picture does not load */
export async function moonSurface(): Promise<Texture> {
  const image = new Image()
  image.src = moonUrl
  await image.decode()
  const texture = new Texture(image)
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}
