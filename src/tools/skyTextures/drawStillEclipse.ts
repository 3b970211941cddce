import { ECLIPSE_WIDTH_RADII, PROMINENCES_WIDTH_RADII } from '../../constants/moon.ts'
import { coronaShader, eclipseFragment } from '../../scene/webgl/eclipse/eclipseShader.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

/** The shader dithers for a canvas with 8 bits. These pictures are drawn with floats. */
const NO_DITHER = 'float dither() { return 0.0; }\n'
/** Draws only the prominences, which `StillEclipse.tsx` draws over the corona, in their colour. */
const PROMINENCES_MAIN = `void main() {
  float radius = length(vPoint);
  gl_FragColor = vec4(vec3(radius < 1.0 ? 0.0 : prominencesAt(sunAngle(), radius)), 1.0);
}`
const NOISE = 'src/scene/webgl/noise.webp'
const SURFACE = 'src/scene/moon.webp'
const CORONA_PX = 1024
const PROMINENCES_PX = 512
const WHITE = [1, 1, 1]

/** Draws the still eclipse with the shader of the live sky. @returns grey WebP files by name */
export function drawStillEclipse(): Promise<ReadonlyMap<string, Buffer>> {
  return withPage(async (page) => {
    const textures = { uNoise: await webpUrl(NOISE), uSurface: await webpUrl(SURFACE) }
    const corona = await drawLight(
      page,
      {
        fragmentShader: NO_DITHER + eclipseFragment,
        // Without uDiamond: it is 0.
        uniforms: {
          uCorona: WHITE,
          uOuter: WHITE,
          uProminence: WHITE,
          uEarthlit: WHITE,
          uExtent: ECLIPSE_WIDTH_RADII / 2,
          uTilt: [1, 0],
          uTotality: 1,
        },
        textures,
        sizePx: CORONA_PX,
      },
      // Compression would lose the faint outer corona without the square root.
      Math.sqrt,
    )
    const prominences = await drawLight(page, {
      fragmentShader: coronaShader + PROMINENCES_MAIN,
      uniforms: { uExtent: PROMINENCES_WIDTH_RADII / 2 },
      textures: { uNoise: textures.uNoise },
      sizePx: PROMINENCES_PX,
    })
    return new Map([
      ['corona', await corona.webp({ quality: 87, effort: 6 }).toBuffer()],
      ['prominences', await prominences.webp({ quality: 80, effort: 6 }).toBuffer()],
    ])
  })
}
