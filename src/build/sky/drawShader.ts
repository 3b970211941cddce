import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { softwareGl } from '../chromiumFlags.ts'
import { findBrowser } from '../findBrowser.ts'

/** Opens an empty page in a browser with WebGL, and closes the browser after use. */
export async function withPage<Drawn>(draw: (page: Page) => Promise<Drawn>): Promise<Drawn> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...softwareGl] })
  try {
    return await draw(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** A WebP file as a data URL. */
export async function webpUrl(file: string): Promise<string> {
  return `data:image/webp;base64,${await readFile(file, 'base64')}`
}

/**
 * Draws the light of a disc with a shader of the live sky, so that the still picture looks like the live sky.
 * @param toWhite converts light to the share of white in the picture, [0, 1] → [0, 1]. Default: the same number
 * @returns a gray picture
 * @throws when the shader does not compile
 */
export async function drawLight(
  page: Page,
  drawing: ShaderDrawing,
  toWhite: (light: number) => number = (light) => light,
): Promise<Sharp> {
  const pixels = Buffer.from(await page.evaluate(drawInPage, drawing), 'latin1')
  const { sizePx } = drawing
  // WebGL's rows begin at the bottom.
  const light = new Uint8Array(sizePx * sizePx)
  for (let row = 0; row < sizePx; row++)
    for (let column = 0; column < sizePx; column++)
      light[row * sizePx + column] = Math.round(
        255 * toWhite(pixels.readUInt16BE(2 * ((sizePx - 1 - row) * sizePx + column)) / 65535),
      )
  return sharp(light, { raw: { width: sizePx, height: sizePx, channels: 1 } })
}

export interface ShaderDrawing {
  /** The fragment shader. Its varying `vPoint` is the place, in disc radii from the middle, y down. */
  readonly fragmentShader: string
  /** Values by the uniforms' names: a number, a vector of two numbers, or a flat list of vectors of three numbers. */
  readonly uniforms: Readonly<Record<string, number | readonly number[]>>
  /** Data URLs by the samplers' names. */
  readonly textures: Readonly<Record<string, string>>
  readonly sizePx: number
}

/** Runs in the browser. @returns the high and the low byte of each pixel's light as two characters, rows from the bottom */
async function drawInPage({ fragmentShader, uniforms, textures, sizePx }: ShaderDrawing): Promise<string> {
  const canvas = new OffscreenCanvas(sizePx, sizePx)
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('drawShader: this browser has no WebGL')
  // The framebuffer has floats: with bytes the faintest light would have visible steps.
  gl.getExtension('EXT_color_buffer_float')
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  gl.bindRenderbuffer(gl.RENDERBUFFER, gl.createRenderbuffer())
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA32F, sizePx, sizePx)
  const target = gl.getParameter(gl.RENDERBUFFER_BINDING)
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, target)
  const program = gl.createProgram()
  const vertex = `attribute vec2 aCorner; uniform float uExtent; varying vec2 vPoint;
    void main() { vPoint = aCorner * uExtent * vec2(1.0, -1.0); gl_Position = vec4(aCorner, 0.0, 1.0); }`
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, `precision highp float;\n${fragmentShader}`],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('drawShader: the context is lost')
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
    // As in the live sky, the noise repeats and the moon's surface does not.
    if (name === 'uSurface') {
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    }
    gl.uniform1i(gl.getUniformLocation(program, name), unit)
  }
  for (const [name, value] of Object.entries(uniforms)) {
    const location = gl.getUniformLocation(program, name)
    if (typeof value === 'number') gl.uniform1f(location, value)
    else if (value.length === 2) gl.uniform2fv(location, value)
    else gl.uniform3fv(location, value)
  }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'aCorner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.viewport(0, 0, sizePx, sizePx)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  // All channels are equal, so red is the light.
  const pixels = new Float32Array(sizePx * sizePx * 4)
  gl.readPixels(0, 0, sizePx, sizePx, gl.RGBA, gl.FLOAT, pixels)
  // As text, because it takes a minute to send a list of numbers out of the browser.
  let light = ''
  for (let at = 0; at < pixels.length; at += 4) {
    const level = Math.round(65535 * Math.min(1, Math.max(0, pixels[at] ?? 0)))
    light += String.fromCharCode(level >> 8, level & 255)
  }
  return light
}
