import type { Page } from 'playwright'
import { LIGHT_HALF_WIDTH, MOON_SURFACE_PX } from '../../constants/moon.ts'
import { PHASE_STEPS, phaseOfStep } from '../../scene/moonPhase.ts'
import { defines } from '../../scene/webgl/material/skyMaterial.ts'
import mask from '../../scene/webgl/moon/mask.glsl?raw'
import sunlight from '../../scene/webgl/moon/sunlight.glsl?raw'
import surface from '../../scene/webgl/moon/surface.glsl?raw'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SURFACE = 'src/scene/moon.webp'
const SUNLIGHT_PX = 400
/** The earthlight is so faint that a small picture is enough. */
const EARTHLIGHT_PX = 160

/** Draws the moon with the shader of the live sky. @returns grey WebP files by name: a step, as in `07`, or `earthlight` */
export function drawStillMoon(): Promise<ReadonlyMap<string, Buffer>> {
  return withPage(async (page) => {
    const pictures = new Map<string, Buffer>()
    for (const step of PHASE_STEPS)
      pictures.set(String(step).padStart(2, '0'), await drawSunlight(page, step))
    const earthlight = await draw(page, { uOfEarth: 1 }, EARTHLIGHT_PX)
    return pictures.set('earthlight', await earthlight.webp({ quality: 50, effort: 6 }).toBuffer())
  })
}

async function drawSunlight(page: Page, step: number): Promise<Buffer> {
  const light = await draw(page, { uPhase: phaseOfStep(step), uOfEarth: 0 }, SUNLIGHT_PX)
  return light.webp({ quality: 60, effort: 6, preset: 'photo' }).toBuffer()
}

async function draw(page: Page, uniforms: Readonly<Record<string, number>>, sizePx: number) {
  return drawLight(page, {
    fragmentShader: defines({ SURFACE_PX: MOON_SURFACE_PX }) + surface + sunlight + mask,
    uniforms: { ...uniforms, uExtent: LIGHT_HALF_WIDTH },
    textures: { uSurface: await webpUrl(SURFACE) },
    sizePx,
  })
}
