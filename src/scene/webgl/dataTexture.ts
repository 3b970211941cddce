import { DataTexture, LinearFilter, RedFormat } from 'three'

/** A texture of one smooth channel, one byte a texel, rows from the top. */
export function dataTexture(bytes: Uint8Array<ArrayBuffer>, width: number, height: number): DataTexture {
  const texture = new DataTexture(bytes, width, height, RedFormat)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
