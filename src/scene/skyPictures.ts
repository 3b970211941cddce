import { SMALL_MOON_SURFACE_PX } from '../constants/moon.ts'
import type { Constants } from '../constants/schema.ts'
import surfaceUrl from './moon.webp'
import smallSurfaceUrl from './moonSmall.webp'
import { poseFor, resolvePose } from './pose.ts'
import glyphsUrl from './webgl/glyphs.webp'
import noiseUrl from './webgl/noise.webp'

export type SkyPictures = Awaited<ReturnType<typeof loadSkyPictures>>

/** Loads the pictures of the sky's textures: the Moon's map, the corona's noise, and the glyphs of the falling stars. */
export async function loadSkyPictures(constants: Constants, signal: AbortSignal) {
  const load = async (url: string) => {
    const response = await fetch(url, { signal })
    return createImageBitmap(await response.blob(), { colorSpaceConversion: 'none' })
  }
  // The large map would delay the first frame by half a second on a slow phone, which has a small moon.
  const mapUrl = largestMoonPx(constants) > SMALL_MOON_SURFACE_PX ? surfaceUrl : smallSurfaceUrl
  const [surface, noise, glyphs] = await Promise.all([load(mapUrl), load(noiseUrl), load(glyphsUrl)])
  return { surface, noise, glyphs }
}

/** The diameter of the largest moon of all views in this window, device pixels. */
function largestMoonPx(constants: Constants): number {
  const views = Object.keys(constants.views) as (keyof Constants['views'])[]
  const radii = views.map((view) => {
    const pose = poseFor(constants, view, innerWidth)
    return resolvePose(pose, innerWidth, innerHeight, { x: 0, y: 0, radius: 0, follow: 0 }).radius
  })
  return 2 * Math.max(...radii) * Math.min(devicePixelRatio, constants.quality.mostPixelRatio)
}
