import surfaceUrl from './moon.webp'
import glyphsUrl from './webgl/glyphs.webp'
import noiseUrl from './webgl/noise.webp'

export type SkyPictures = Awaited<ReturnType<typeof loadSkyPictures>>

/** Loads the pictures of the sky's textures: the Moon's map, the corona's noise, and the glyphs of the falling stars. */
export async function loadSkyPictures(signal: AbortSignal) {
  const load = async (url: string) => {
    const response = await fetch(url, { signal })
    return createImageBitmap(await response.blob(), { colorSpaceConversion: 'none' })
  }
  const [surface, noise, glyphs] = await Promise.all([load(surfaceUrl), load(noiseUrl), load(glyphsUrl)])
  return { surface, noise, glyphs }
}
