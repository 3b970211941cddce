import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { ECLIPSE_RADII } from '../../constants/moon.ts'
import { coronaOf } from '../../scene/webgl/corona.ts'
import { drawLight, webpUrl, withPage } from './drawShader.ts'

const SHADER = 'src/scene/webgl/shaders/eclipse/fragment.glsl'
const NOISE = 'src/scene/webgl/noise.webp'
const SURFACE = 'src/scene/moon.webp'
/** Width and height of the pictures, pixels: about what a large window shows. */
const SIZE_PX = 1024
const WHITE = [1, 1, 1]
const BLACK = [0, 0, 0]

type Part = 'corona' | 'prominences'

function uniformsOf(part: Part): Record<string, number | number[]> {
  const { axis, helmets, prominences } = coronaOf()
  const corona = part === 'corona' ? WHITE : BLACK
  return {
    uCorona: corona,
    uOuter: corona,
    uEarthlit: corona,
    uProminence: WHITE,
    uAxis: axis,
    'uHelmets[0]': helmets.flatMap(({ angle, halfWidth, reach }) => [angle, halfWidth, reach]),
    'uProminences[0]': prominences.flatMap(({ angle, height, lean }) => [angle, height, lean]),
    uTimeS: 0,
    uExtent: ECLIPSE_RADII / 2,
    uTurn: [1, 0],
    uTotality: 1,
    uDiamond: 0,
  }
}

/**
 * Draws the eclipse's light with the shader of the live sky, so that the still gate looks like the live one. The corona's
 * picture holds the square root of its light.
 *
 * @returns for each part a gray WebP, `ECLIPSE_RADII` disc radii wide and high
 */
export function stillEclipse(): Promise<Readonly<Record<Part, Buffer>>> {
  return withPage(async (page) => ({
    corona: await draw(page, 'corona'),
    prominences: await draw(page, 'prominences'),
  }))
}

async function draw(page: Page, part: Part): Promise<Buffer> {
  const drawing = {
    fragment: await readFile(SHADER, 'utf8'),
    uniforms: uniformsOf(part),
    textures: { uNoise: await webpUrl(NOISE), uSurface: await webpUrl(SURFACE) },
    sizePx: SIZE_PX,
  }
  // Compression would lose the faint outer corona. Its square root survives.
  const stored = (level: number) => (part === 'corona' ? Math.sqrt(level / 255) * 255 : level)
  const light = await drawLight(page, drawing, stored)
  return light.webp({ quality: 84, effort: 6 }).toBuffer()
}
