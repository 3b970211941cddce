import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { createRoot, extend, useLoader } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { ImageBitmapLoader, Mesh, Points, setConsoleFunction, WebGLRenderer } from 'three'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import moonUrl from '../moon.webp'
import { SKY_CONTEXT } from '../skyContext.ts'
import { nextStep } from '../startSky.ts'
import { useScene } from '../store.ts'
import type { LiveSky } from '../useSky.ts'
import { Eclipse } from './Eclipse.tsx'
import { type Drawn, driveSky } from './frameLoop.ts'
import { Ground } from './Ground.tsx'
import glyphsUrl from './glyphs.webp'
import { Moon } from './Moon.tsx'
import noiseUrl from './noise.webp'
import { QualityControl, VERDICT } from './quality.ts'
import { Stars } from './Stars.tsx'
import { SkyFrame } from './skyFrame.ts'
import { detailedTexture, skyTexture, tilingTexture } from './skyTexture.ts'

export interface SkyProps {
  readonly sky: LiveSky
  readonly onReport: (drawn: Drawn) => void
}

const IMAGES = [moonUrl, noiseUrl, glyphsUrl]
for (const image of IMAGES) useLoader.preload(ImageBitmapLoader, image)

extend({ Mesh, Points })
// The page answers a lost context, the console need not. Nor can anything here change the class that keeps
// react-three-fiber's time, of which three.js warns.
setConsoleFunction((type, message: string, ...rest) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const write = type === 'error' ? console.error : console.warn
  write(message, ...rest)
})

/** The live sky. It suspends until its textures have come; if one does not come, the page keeps its still sky. */
export function Sky({ sky, onReport }: SkyProps) {
  const onError = (reason: unknown) => {
    // Otherwise the next try would get this error out of the cache.
    for (const image of IMAGES) useLoader.clear(ImageBitmapLoader, image)
    sky.onFail(reason)
  }
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <SkyCanvas sky={sky} onReport={onReport} />
    </ErrorBoundary>
  )
}

/**
 * Stands for react-three-fiber's `<Canvas>`, which cannot draw on a context that exists. Here the context comes first: it
 * tells whether to fetch three.js at all, and a second one would block the page again. `<Canvas>` also registers every
 * class of three.js: 60 kB more (gzip) for each visitor.
 */
function SkyCanvas({ sky, onReport }: SkyProps) {
  const surface = useLoader(ImageBitmapLoader, moonUrl)
  const noise = useLoader(ImageBitmapLoader, noiseUrl)
  const glyphs = useLoader(ImageBitmapLoader, glyphsUrl)
  const host = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!host.current) return
    const ending = new AbortController()
    const images = { surface, noise, glyphs }
    mountSky(host.current, { sky, onReport }, images, ending.signal).catch((reason: unknown) => {
      if (!ending.signal.aborted) sky.onFail(reason)
    })
    return () => ending.abort()
  }, [sky, onReport, surface, noise, glyphs])

  return <div ref={host} />
}

/** Mounts the sky in steps that let the page answer its visitor. Resolves when its first frame is on the page. */
async function mountSky(
  host: HTMLElement,
  { sky: { canvas, context, inSoftware, onFail, onContextLost }, onReport }: SkyProps,
  images: Readonly<Record<'surface' | 'noise' | 'glyphs', ImageBitmap>>,
  signal: AbortSignal,
): Promise<void> {
  const { setRenderer, setExhausted, quality: wanted } = useScene.getState()
  canvas.addEventListener('webglcontextlost', onContextLost, { signal })
  await nextStep(signal)
  const gl = createRenderer(canvas, context)
  const root = createRoot(canvas)
  signal.addEventListener('abort', () => root.unmount())
  await nextStep(signal)
  const textures = {
    surface: detailedTexture(images.surface),
    noise: tilingTexture(images.noise),
    glyphs: skyTexture(images.glyphs),
  }
  const frame = new SkyFrame()
  const isSlower = wanted === 'low' || (wanted === 'auto' && inSoftware)
  const quality = new QualityControl(isSlower ? 1 : 0, () => {
    if (quality.isExhausted) setExhausted(true)
  })
  await root.configure({ gl, frameloop: 'never', dpr: 1, flat: true, linear: true })
  const store = root.render(
    <>
      <Ground frame={frame} />
      <Moon frame={frame} surface={textures.surface} />
      <Eclipse frame={frame} noise={textures.noise} surface={textures.surface} />
      <Stars frame={frame} glyphs={textures.glyphs} />
      {wanted === 'auto' && (
        <PerformanceMonitor
          {...VERDICT}
          bounds={quality.bounds}
          onIncline={quality.onIncline}
          onDecline={quality.onDecline}
        />
      )}
    </>,
  )
  const state = store.getState()
  await nextStep(signal)
  // three.js warns in the console where a browser cannot compile beside the page's thread.
  if (gl.extensions.has('KHR_parallel_shader_compile')) await gl.compileAsync(state.scene, state.camera)
  else gl.compile(state.scene, state.camera)
  checkPrograms(gl, context)
  for (const texture of Object.values(textures)) {
    await nextStep(signal)
    gl.initTexture(texture)
  }
  await nextStep(signal)
  driveSky({ state, frame, quality, host, onReport, onFail, signal })
  signal.addEventListener('abort', () => setRenderer('still', frame.timeS))
  host.append(canvas)
  setRenderer('webgl')
}

/** three.js on a context that exists: in order, without clearing, without requests for logs that no visitor reads. */
function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context, ...SKY_CONTEXT })
  renderer.sortObjects = false
  renderer.autoClear = false
  // The moon's picture starts transparent; the canvas has its ground.
  renderer.setClearAlpha(0)
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  // `startSky` releases the context. react-three-fiber would lose it once more, which is a warning in the console.
  renderer.forceContextLoss = () => {}
  return renderer
}

/** @throws the log of a shader that does not link */
function checkPrograms({ info }: WebGLRenderer, gl: WebGL2RenderingContext): void {
  for (const { program } of (info.programs ?? []) as readonly { program: WebGLProgram }[])
    if (!gl.isContextLost() && !gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(`a shader does not link: ${gl.getProgramInfoLog(program)}`)
}
