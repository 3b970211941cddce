import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { LIGHT_REACH, MOON_SURFACE_PX } from '../../constants/moon.ts'
import { PHASE_STEPS, phaseOf } from '../../scene/moonPhase.ts'
import { defines } from '../../scene/webgl/skyMaterial.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SHADERS = 'src/scene/webgl/shaders/moon'
const SURFACE = 'src/scene/moon.webp'
/** Width and height of a picture: about its size in a large window. */
const SIZE_PX = 400
/** Width and height of the picture of the earthshine, which is so faint that a small picture is enough. */
const EARTHLIGHT_PX = 160

/**
 * Draws the moon's light with the shader of the live sky, so that the still moon looks like the live one.
 * @returns gray AVIF pictures of the disc, `2 * LIGHT_REACH` disc radii wide, by name: the step of the phase in two
 *   digits, and `earthlight`
 */
export function stillMoon(): Promise<ReadonlyMap<string, Buffer>> {
  return withPage(async (page) => {
    const pictures = new Map<string, Buffer>()
    for (const step of PHASE_STEPS) pictures.set(String(step).padStart(2, '0'), await sunlight(page, step))
    const earthlight = await draw(page, { uPhase: 0.5, uOfEarth: 1 }, EARTHLIGHT_PX)
    return pictures.set('earthlight', await earthlight.avif({ quality: 50, effort: 6 }).toBuffer())
  })
}

async function sunlight(page: Page, step: number): Promise<Buffer> {
  const light = await draw(page, { uPhase: phaseOf(step), uOfEarth: 0 }, SIZE_PX)
  return light.avif({ quality: 58, effort: 6 }).toBuffer()
}

async function draw(page: Page, uniforms: Readonly<Record<string, number>>, sizePx: number) {
  const [light, mask] = await Promise.all(
    ['light.glsl', 'mask.glsl'].map((file) => readFile(`${SHADERS}/${file}`, 'utf8')),
  )
  return drawLight(page, {
    fragment: defines({ SURFACE_PX: MOON_SURFACE_PX }) + light + mask,
    uniforms: { ...uniforms, uExtent: LIGHT_REACH },
    textures: { uSurface: await webpUrl(SURFACE) },
    sizePx,
  })
}
