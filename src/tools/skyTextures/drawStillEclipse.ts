import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { ECLIPSE_WIDTH_RADII } from '../../constants/moon.ts'
import { coronaOf } from '../../scene/webgl/eclipse/corona.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SHADERS = ['eclipse/diamond.glsl', 'eclipse/fragment.glsl'].map((file) => `src/scene/webgl/${file}`)
/** The shader dithers for a canvas with 8 bits. This picture is drawn with floats. */
const NO_DITHER = 'float dither() { return 0.0; }\n'
const NOISE = 'src/scene/webgl/noise.webp'
const SURFACE = 'src/scene/moon.webp'
const SIZE_PX = 1024
const WHITE = [1, 1, 1]
const GREY = [0.5, 0.5, 0.5]
const BLACK = [0, 0, 0]

/** Not 0, because the shader divides by the height. Disc radii. */
const INVISIBLE_HEIGHT = 1e-6

type Part = 'corona' | 'prominences'

const TO_GREY: Readonly<Record<Part, (light: number) => number>> = {
  // Compression would lose the faint outer corona without the square root.
  corona: Math.sqrt,
  // The shader draws grey gas as the light `1 - 0.5 ** share`, so this computes the share. The mask is its square: over a
  // bright corona the shader mixes light, not colours, so that half a share shows only about a quarter of the gas's colour.
  prominences: (light) => Math.min(1, Math.log(1 - light) / Math.log(0.5)) ** 2,
}

function uniformsOf(part: Part): Record<string, number | number[]> {
  const { axis, helmets, prominences } = coronaOf()
  const corona = part === 'corona' ? WHITE : BLACK
  return {
    uCorona: corona,
    uOuter: corona,
    uEarthlit: corona,
    uProminence: GREY,
    uAxis: axis,
    'uHelmets[0]': helmets.flatMap(({ angle, halfWidth, tipRadius }) => [angle, halfWidth, tipRadius]),
    'uProminences[0]': prominences.flatMap(({ angle, height, lean }) => [
      angle,
      part === 'corona' ? INVISIBLE_HEIGHT : height,
      lean,
    ]),
    uTimeS: 0,
    uExtent: ECLIPSE_WIDTH_RADII / 2,
    uTilt: [1, 0],
    uTotality: 1,
    uDiamond: 0,
  }
}

/** Draws the eclipse with the shader of the live sky. @returns grey WebP files */
export function drawStillEclipse(): Promise<Readonly<Record<Part, Buffer>>> {
  return withPage(async (page) => ({
    corona: await draw(page, 'corona'),
    prominences: await draw(page, 'prominences'),
  }))
}

async function draw(page: Page, part: Part): Promise<Buffer> {
  const drawing = {
    fragmentShader: NO_DITHER + (await Promise.all(SHADERS.map((file) => readFile(file, 'utf8')))).join(''),
    uniforms: uniformsOf(part),
    textures: { uNoise: await webpUrl(NOISE), uSurface: await webpUrl(SURFACE) },
    sizePx: SIZE_PX,
  }
  const light = await drawLight(page, drawing, TO_GREY[part])
  return light.webp({ quality: 84, effort: 6 }).toBuffer()
}
