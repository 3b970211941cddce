import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { softwareGlFlags } from '../chromiumFlags.ts'
import { findBrowser } from '../findBrowser.ts'

/** Opens an empty page in a browser with WebGL, and closes the browser afterwards. */
export async function withPage<Drawn>(draw: (page: Page) => Promise<Drawn>): Promise<Drawn> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...softwareGlFlags] })
  try {
    return await draw(await browser.newPage())
  } finally {
    await browser.close()
  }
}

export async function webpUrl(file: string): Promise<string> {
  return `data:image/webp;base64,${await readFile(file, 'base64')}`
}

/** Draws a grey picture with a shader. @param toGrey from light to grey, both [0, 1] @throws if the shader does not compile */
export async function drawLight(
  page: Page,
  drawing: ShaderDrawing,
  toGrey: (light: number) => number = (light) => light,
): Promise<Sharp> {
  const pixels = Buffer.from(await page.evaluate(drawInPage, drawing), 'latin1')
  const { sizePx } = drawing
  const greys = new Uint8Array(sizePx * sizePx)
  for (let row = 0; row < sizePx; row++) {
    // WebGL's rows begin at the bottom.
    const rowStart = (sizePx - 1 - row) * sizePx
    for (let column = 0; column < sizePx; column++) {
      const light = pixels.readUInt16BE(2 * (rowStart + column)) / 65535
      greys[row * sizePx + column] = Math.round(255 * toGrey(light))
    }
  }
  return sharp(greys, { raw: { width: sizePx, height: sizePx, channels: 1 } })
}

export interface ShaderDrawing {
  /** The varying `vPoint` is the point in disc radii from the middle, y down. */
  readonly fragmentShader: string
  /** By name: a number, a vector of two numbers, or a flat list of vectors of three numbers. */
  readonly uniforms: Readonly<Record<string, number | readonly number[]>>
  /** Data URLs by the samplers' names. */
  readonly textures: Readonly<Record<string, string>>
  readonly sizePx: number
}

/** Runs in the browser. @returns two characters for each pixel: the high and the low byte of its light */
async function drawInPage({ fragmentShader, uniforms, textures, sizePx }: ShaderDrawing): Promise<string> {
  const canvas = new OffscreenCanvas(sizePx, sizePx)
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('drawShader: this browser has no WebGL')
  // Allows a framebuffer of floats. With bytes, faint light would have visible steps.
  gl.getExtension('EXT_color_buffer_float')
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  gl.bindRenderbuffer(gl.RENDERBUFFER, gl.createRenderbuffer())
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA32F, sizePx, sizePx)
  const target = gl.getParameter(gl.RENDERBUFFER_BINDING)
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, target)
  const program = gl.createProgram()
  // As three.js translates the shaders of the live sky.
  const header = `#version 300 es
    precision highp float;
    #define texture2D texture
    `
  // `uExtent` is half the picture's width, disc radii.
  const vertexShader = `in vec2 aCorner; uniform float uExtent; out vec2 vPoint;
    void main() { vPoint = aCorner * uExtent * vec2(1.0, -1.0); gl_Position = vec4(aCorner, 0.0, 1.0); }`
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [
      gl.FRAGMENT_SHADER,
      `#define varying in\n#define gl_FragColor color\nlayout(location = 0) out vec4 color;\n${fragmentShader}`,
    ],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('drawShader: the context is lost')
    gl.shaderSource(shader, header + source)
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
    // As in the live sky, the noise repeats, but the moon's surface does not.
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
  const cornerLocation = gl.getAttribLocation(program, 'aCorner')
  gl.enableVertexAttribArray(cornerLocation)
  gl.vertexAttribPointer(cornerLocation, 2, gl.FLOAT, false, 0, 0)
  gl.viewport(0, 0, sizePx, sizePx)
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  const pixels = new Float32Array(sizePx * sizePx * 4)
  gl.readPixels(0, 0, sizePx, sizePx, gl.RGBA, gl.FLOAT, pixels)
  // A list of numbers would take a minute on its way out of the browser.
  let text = ''
  for (let red = 0; red < pixels.length; red += 4) {
    const level = Math.round(65535 * Math.min(1, Math.max(0, pixels[red] ?? 0)))
    text += String.fromCharCode(level >> 8, level & 255)
  }
  return text
}
