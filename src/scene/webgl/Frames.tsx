import { type RootState, useStore } from '@react-three/fiber'
import { useEffect } from 'react'
import type { WebGLRenderer } from 'three'
import { abortable } from '../../lib/abortable.ts'
import { idleMoment } from '../idleMoment.ts'
import { followPageAreas, readPageAreas } from '../pageAreas.ts'
import { useScene } from '../store.ts'
import type { SkyFrame } from './frame/skyFrame.ts'
import { aimAt } from './frame/stepFrame.ts'
import { FrameLoop, type FrameLoopOptions } from './frameLoop.ts'
import type { SkyTextures } from './textures.ts'

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'touchstart'] as const

interface FramesProps extends Omit<FrameLoopOptions, 'state' | 'signal'> {
  readonly textures: SkyTextures
}

/** Draws the sky: its first frame replaces the still sky, which returns when the sky unmounts. */
export function Frames({ frame, quality, display, textures, host, pageLight, onFail }: FramesProps) {
  const store = useStore()

  useEffect(() => {
    const state = store.getState()
    const canvas = state.gl.domElement
    const { setRenderer } = useScene.getState()
    const controller = new AbortController()
    const { signal } = controller
    const loop = new FrameLoop({ state, frame, quality, display, host, pageLight, onFail, signal })
    const startDrawing = () => {
      frame.page = readPageAreas()
      loop.start()
      followPage(loop, frame, host, signal)
      host.append(canvas)
      setRenderer('webgl')
    }
    prepare(state, textures, signal).then(startDrawing).catch(onFail)
    return () => {
      controller.abort()
      loop.end()
      // The canvas is in the page once the first frame is drawn.
      if (!canvas.isConnected) return
      canvas.remove()
      setRenderer('still', frame.timeS)
    }
  }, [store, frame, quality, display, textures, host, pageLight, onFail])

  return null
}

/** Compiles the shaders and uploads the textures. Each step takes an idle moment, so that the page shows no long frame. */
async function prepare(
  { gl, scene, camera }: RootState,
  textures: SkyTextures,
  signal: AbortSignal,
): Promise<void> {
  await idleMoment(signal)
  // Without this extension, `compileAsync` would warn in the console.
  if (gl.extensions.has('KHR_parallel_shader_compile'))
    await abortable(gl.compileAsync(scene, camera), signal)
  else gl.compile(scene, camera)
  checkPrograms(gl)
  await idleMoment(signal)
  // The Moon's map is much larger than the others.
  gl.initTexture(textures.surface)
  await idleMoment(signal)
  gl.initTexture(textures.noise)
  gl.initTexture(textures.glyphs)
}

/** @throws an error with the log of a shader that does not link */
function checkPrograms(renderer: WebGLRenderer): void {
  const gl = renderer.getContext()
  for (const { program } of (renderer.info.programs ?? []) as readonly { program: WebGLProgram }[])
    if (!gl.isContextLost() && !gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(`a shader does not link: ${gl.getProgramInfoLog(program)}`)
}

/** Follows the page until the signal aborts. */
function followPage(loop: FrameLoop, frame: SkyFrame, host: HTMLElement, signal: AbortSignal): void {
  const passive = { passive: true, signal }
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse')
      aimAt(frame, (2 * clientX) / frame.widthPx - 1, (2 * clientY) / frame.heightPx - 1)
  }
  addEventListener('scroll', () => loop.scroll(window.scrollY), passive)
  addEventListener('pointermove', onPointerMove, passive)
  for (const event of INPUT_EVENTS) addEventListener(event, () => loop.noteInput(), passive)
  document.addEventListener('visibilitychange', () => loop.resume(), { signal })
  followPixelRatio(() => loop.resize(), signal)
  followPageAreas((areas) => loop.setPageAreas(areas), signal)
  const unsubscribe = useScene.subscribe(() => loop.followStore())
  const hostObserver = new ResizeObserver(() => loop.resize())
  hostObserver.observe(host)
  signal.addEventListener('abort', () => {
    unsubscribe()
    hostObserver.disconnect()
  })
}

/** Calls back when the pixel ratio changes. A media query matches one ratio, so each change needs a new query. */
function followPixelRatio(onNewRatio: () => void, signal: AbortSignal): void {
  const onChange = () => {
    onNewRatio()
    followPixelRatio(onNewRatio, signal)
  }
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener('change', onChange, { once: true, signal })
}
