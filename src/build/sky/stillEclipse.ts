import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { ECLIPSE_RADII } from '../../constants/moon.ts'
import { coronaOf } from '../../scene/webgl/corona.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SHADERS = ['eclipse/diamond.glsl', 'eclipse/fragment.glsl'].map(
  (file) => `src/scene/webgl/shaders/${file}`,
)
/** Replaces the shader's dither, which is only for a canvas with 8 bits. */
const NO_DITHER = 'float dither() { return 0.0; }\n'
const NOISE = 'src/scene/webgl/noise.webp'
const SURFACE = 'src/scene/moon.webp'
/** Width and height of the pictures: about their size in a large window. */
const SIZE_PX = 1024
const WHITE = [1, 1, 1]
const GRAY = [0.5, 0.5, 0.5]
const BLACK = [0, 0, 0]

/** Height of invisible prominences, disc radii. It is not 0, because the shader divides by it. */
const NO_HEIGHT = 1e-6

type Part = 'corona' | 'prominences'

/** Converts light to the share of white in the picture, [0, 1] → [0, 1]. */
const TO_WHITE: Readonly<Record<Part, (light: number) => number>> = {
  // The square root, because compression would lose the faint outer corona.
  corona: Math.sqrt,
  // The shader mixes light, and then converts it to colour. Where a prominence hides half of the corona's light, only
  // about a quarter of its colour is visible.
  prominences: (light) => Math.min(1, Math.log(1 - light) / Math.log(0.5)) ** 2,
}

/** The shader's uniforms: white for the part that is drawn, black for the other. */
function uniformsOf(part: Part): Record<string, number | number[]> {
  const { axis, helmets, prominences } = coronaOf()
  const corona = part === 'corona' ? WHITE : BLACK
  return {
    uCorona: corona,
    uOuter: corona,
    uEarthlit: corona,
    uProminence: GRAY,
    uAxis: axis,
    'uHelmets[0]': helmets.flatMap(({ angle, halfWidth, reach }) => [angle, halfWidth, reach]),
    'uProminences[0]': prominences.flatMap(({ angle, height, lean }) => [
      angle,
      part === 'corona' ? NO_HEIGHT : height,
      lean,
    ]),
    uTimeS: 0,
    uExtent: ECLIPSE_RADII / 2,
    uTurn: [1, 0],
    uTotality: 1,
    uDiamond: 0,
  }
}

/** Draws the eclipse with the shader of the live sky. @returns gray WebPs; the corona is stored as its square root */
export function stillEclipse(): Promise<Readonly<Record<Part, Buffer>>> {
  return withPage(async (page) => ({
    corona: await draw(page, 'corona'),
    prominences: await draw(page, 'prominences'),
  }))
}

async function draw(page: Page, part: Part): Promise<Buffer> {
  const drawing = {
    fragment: NO_DITHER + (await Promise.all(SHADERS.map((file) => readFile(file, 'utf8')))).join(''),
    uniforms: uniformsOf(part),
    textures: { uNoise: await webpUrl(NOISE), uSurface: await webpUrl(SURFACE) },
    sizePx: SIZE_PX,
  }
  const light = await drawLight(page, drawing, TO_WHITE[part])
  return light.webp({ quality: 84, effort: 6 }).toBuffer()
}
