import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { ECLIPSE_RADII } from '../../constants/moon.ts'
import { coronaOf } from '../../scene/webgl/corona.ts'
import { softwareGl } from '../chromiumFlags.ts'
import { findBrowser } from '../findBrowser.ts'

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
    uFlipY: 1,
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
export async function stillEclipse(): Promise<Readonly<Record<Part, Buffer>>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...softwareGl] })
  try {
    const page = await browser.newPage()
    return { corona: await draw(page, 'corona'), prominences: await draw(page, 'prominences') }
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, part: Part): Promise<Buffer> {
  const dataUrl = async (file: string) => `data:image/webp;base64,${await readFile(file, 'base64')}`
  const pixels = await page.evaluate(drawInPage, {
    fragment: await readFile(SHADER, 'utf8'),
    uniforms: uniformsOf(part),
    textures: { uNoise: await dataUrl(NOISE), uSurface: await dataUrl(SURFACE) },
    sizePx: SIZE_PX,
  })
  // All channels are alike.
  // Compression would lose the faint outer corona. Its square root survives.
  const stored = (level: number) => (part === 'corona' ? Math.sqrt(level / 255) * 255 : level)
  const light = Uint8Array.from({ length: SIZE_PX * SIZE_PX }, (_, pixel) => stored(pixels[pixel * 4] ?? 0))
  return sharp(light, { raw: { width: SIZE_PX, height: SIZE_PX, channels: 1 } })
    .flip()
    .webp({ quality: 84, effort: 6 })
    .toBuffer()
}

interface Drawing {
  readonly fragment: string
  readonly uniforms: Readonly<Record<string, number | readonly number[]>>
  readonly textures: Readonly<Record<string, string>>
  readonly sizePx: number
}

/** Runs in the browser. @returns RGBA bytes, rows from the bottom @throws when the shader does not compile */
async function drawInPage({ fragment, uniforms, textures, sizePx }: Drawing): Promise<number[]> {
  const canvas = new OffscreenCanvas(sizePx, sizePx)
  const gl = canvas.getContext('webgl')
  if (!gl) throw new Error('stillEclipse: this browser has no WebGL')
  const program = gl.createProgram()
  const vertex = `attribute vec2 aCorner; uniform float uExtent; varying vec2 vPoint;
    void main() { vPoint = aCorner * uExtent * vec2(1.0, -1.0); gl_Position = vec4(aCorner, 0.0, 1.0); }`
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, `precision highp float;\n${fragment}`],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('stillEclipse: the context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '')
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's.
  gl.useProgram(program)

  for (const [unit, [name, url]] of Object.entries(textures).entries()) {
    const image = new Image()
    image.src = url
    await image.decode()
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    // Only a texture whose sides are powers of two may repeat.
    if (name === 'uSurface') {
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    }
    gl.uniform1i(gl.getUniformLocation(program, name), unit)
  }
  for (const [name, value] of Object.entries(uniforms)) {
    const location = gl.getUniformLocation(program, name)
    if (typeof value === 'number') gl.uniform1f(location, value)
    else gl.uniform3fv(location, value)
  }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'aCorner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.viewport(0, 0, sizePx, sizePx)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  const pixels = new Uint8Array(sizePx * sizePx * 4)
  gl.readPixels(0, 0, sizePx, sizePx, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  return [...pixels]
}
