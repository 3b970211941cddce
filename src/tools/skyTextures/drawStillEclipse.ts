import { readFile } from 'node:fs/promises'
import { ECLIPSE_WIDTH_RADII } from '../../constants/moon.ts'
import { AXIS, HELMETS } from '../../scene/webgl/eclipse/corona.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SHADERS = ['eclipse/diamond.glsl', 'eclipse/fragment.glsl'].map((file) => `src/scene/webgl/${file}`)
/** The shader dithers for a canvas with 8 bits. This picture is drawn with floats. */
const NO_DITHER = 'float dither() { return 0.0; }\n'
const NOISE = 'src/scene/webgl/noise.webp'
const SURFACE = 'src/scene/moon.webp'
const SIZE_PX = 1024
const WHITE = [1, 1, 1]

/** Draws the corona of the still eclipse with the shader of the live sky. @returns a grey WebP file */
export function drawStillEclipse(): Promise<Buffer> {
  return withPage(async (page) => {
    const drawing = {
      fragmentShader: NO_DITHER + (await Promise.all(SHADERS.map((file) => readFile(file, 'utf8')))).join(''),
      // Without uProminences, uDiamond and uBeads: they are 0. `StillEclipse.tsx` draws the prominences in their colour.
      uniforms: {
        uCorona: WHITE,
        uOuter: WHITE,
        uEarthlit: WHITE,
        uAxis: AXIS,
        'uHelmets[0]': HELMETS.flatMap(({ angle, halfWidth, tipRadius }) => [angle, halfWidth, tipRadius]),
        uExtent: ECLIPSE_WIDTH_RADII / 2,
        uTilt: [1, 0],
        uTotality: 1,
      },
      textures: { uNoise: await webpUrl(NOISE), uSurface: await webpUrl(SURFACE) },
      sizePx: SIZE_PX,
    }
    // Compression would lose the faint outer corona without the square root.
    const light = await drawLight(page, drawing, Math.sqrt)
    return light.webp({ quality: 87, effort: 6 }).toBuffer()
  })
}
