import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'

const SHADERS = 'src/pictures/shaders'

/** What one picture is made of. */
export interface ShaderPicture {
  /** Name of its file in `src/pictures/shaders`, without the ending. */
  shader: string
  /** Pixels of the finished picture. */
  width: number
  height: number
  /** Up to four SVG silhouettes; red is coverage, green moonlight, blue lamplight. */
  layers: string[]
  /** 2 draws at twice the size and averages, 1 does not. */
  supersample: 1 | 2
  /** Share of the light that spreads around bright things, 0…1. */
  bloom: number
  /** Amplitude of the film grain in steps of 1/255. */
  grain: number
}

interface PageJob extends Omit<ShaderPicture, 'shader' | 'layers'> {
  sceneSource: string
  bloomSource: string
  finishSource: string
  layerUrls: string[]
}

/**
 * Draws one shader picture in a Chromium page.
 *
 * @param browser a running Chromium that offers WebGL 2
 * @returns the bytes of a PNG of `width` × `height` pixels
 */
export async function renderShader(browser: Browser, picture: ShaderPicture): Promise<Buffer> {
  const [common, scene, bloom, finish] = await Promise.all(
    ['common', picture.shader, 'bloom', 'finish'].map(readShader),
  )
  const { shader: _, layers, ...rest } = picture
  const page = await browser.newPage()
  page.setDefaultTimeout(180_000)
  const url = await page.evaluate(drawInPage, {
    ...rest,
    sceneSource: fromVersionLine(`${common}\n${scene}`),
    bloomSource: fromVersionLine(bloom ?? ''),
    finishSource: fromVersionLine(finish ?? ''),
    layerUrls: layers.map((svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`),
  })
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

function readShader(name: string): Promise<string> {
  return readFile(`${SHADERS}/${name}.glsl`, 'utf8')
}

/** GLSL wants `#version` first; the files start with a comment. */
function fromVersionLine(source: string): string {
  return source.slice(source.indexOf('#version'))
}

/** Runs inside the page, so it uses nothing from outside itself. Returns a PNG data URL. */
async function drawInPage(job: PageJob): Promise<string> {
  const STRIPS = 24
  const BLOOM_SCALE = 4
  const canvas = document.createElement('canvas')
  canvas.width = job.width
  canvas.height = job.height
  const context = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false })
  if (!context) throw new Error('drawInPage: no WebGL 2')
  const gl = context
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('drawInPage: no float targets')

  function compile(kind: number, source: string): WebGLShader {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('drawInPage: no shader')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '')
    return shader
  }

  function link(fragment: string): WebGLProgram {
    const vertex = '#version 300 es\nin vec2 aPlace; void main() { gl_Position = vec4(aPlace, 0.0, 1.0); }'
    const program = gl.createProgram()
    gl.attachShader(program, compile(gl.VERTEX_SHADER, vertex))
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragment))
    gl.bindAttribLocation(program, 0, 'aPlace')
    gl.linkProgram(program)
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '')
    gl.useProgram(program)
    gl.uniform2f(gl.getUniformLocation(program, 'uSize'), job.width, job.height)
    return program
  }

  async function drawStrips(width: number, height: number): Promise<void> {
    gl.viewport(0, 0, width, height)
    gl.enable(gl.SCISSOR_TEST)
    const step = Math.ceil(height / STRIPS)
    for (let y = 0; y < height; y += step) {
      gl.scissor(0, y, width, step)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
      await new Promise((done) => setTimeout(done))
    }
  }

  function newTexture(unit: number): void {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  }

  /** From now on draws into a new float texture at `unit`. */
  function newTarget(unit: number, levels: number, width: number, height: number): void {
    newTexture(unit)
    const texture = gl.getParameter(gl.TEXTURE_BINDING_2D)
    gl.texStorage2D(gl.TEXTURE_2D, levels, gl.RGBA16F, width, height)
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  }

  async function loadLayer(url: string | undefined, unit: number): Promise<void> {
    const flat = document.createElement('canvas')
    flat.width = job.width * 2
    flat.height = job.height * 2
    const paint = flat.getContext('2d')
    if (!paint) throw new Error('drawInPage: no 2D canvas')
    paint.fillRect(0, 0, flat.width, flat.height)
    if (url) {
      const image = new Image()
      image.src = url
      await image.decode()
      paint.drawImage(image, 0, 0, flat.width, flat.height)
    }
    newTexture(unit)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, flat)
    gl.generateMipmap(gl.TEXTURE_2D)
  }

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)

  const wide = job.width * job.supersample
  const high = job.height * job.supersample
  const scene = link(job.sceneSource)
  gl.uniform1f(gl.getUniformLocation(scene, 'uScale'), 1 / job.supersample)
  for (let i = 0; i < 4; i++) {
    if (job.layerUrls[i]) await loadLayer(job.layerUrls[i], i)
    gl.uniform1i(gl.getUniformLocation(scene, `uLayer${i}`), i)
  }
  newTarget(4, Math.floor(Math.log2(wide)) + 1, wide, high)
  await drawStrips(wide, high)
  gl.generateMipmap(gl.TEXTURE_2D)

  const level = Math.log2(job.supersample)
  const bloom = link(job.bloomSource)
  gl.uniform1f(gl.getUniformLocation(bloom, 'uScale'), BLOOM_SCALE)
  gl.uniform1i(gl.getUniformLocation(bloom, 'uLight'), 4)
  gl.uniform1f(gl.getUniformLocation(bloom, 'uLevel'), level)
  const smallWide = Math.ceil(job.width / BLOOM_SCALE)
  const smallHigh = Math.ceil(job.height / BLOOM_SCALE)
  newTarget(5, 1, smallWide, smallHigh)
  await drawStrips(smallWide, smallHigh)
  gl.bindFramebuffer(gl.FRAMEBUFFER, null)

  const finish = link(job.finishSource)
  gl.uniform1i(gl.getUniformLocation(finish, 'uLight'), 4)
  gl.uniform1i(gl.getUniformLocation(finish, 'uSpread'), 5)
  gl.uniform1f(gl.getUniformLocation(finish, 'uLevel'), level)
  gl.uniform1f(gl.getUniformLocation(finish, 'uBloom'), job.bloom)
  gl.uniform1f(gl.getUniformLocation(finish, 'uGrain'), job.grain)
  await drawStrips(job.width, job.height)
  return canvas.toDataURL('image/png')
}
