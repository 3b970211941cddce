import { advance, createRoot, extend } from '@react-three/fiber'
import { Mesh, PlaneGeometry, Points, setConsoleFunction, WebGLRenderer } from 'three'
import { SKY_CONTEXT } from '../skyContext.ts'
import { useScene } from '../store.ts'
import { afterOpening } from './afterOpening.ts'
import { Backdrop } from './backdrop.ts'
import { Eclipse } from './Eclipse.tsx'
import { FrameLoop } from './frameLoop.ts'
import { Idle } from './idle.ts'
import { isSoftware } from './isSoftware.ts'
import { Moon } from './Moon.tsx'
import { moonSurface } from './moonTexture.ts'
import { QualityGovernor } from './quality.ts'
import { Stars } from './Stars.tsx'
import { SkyFrame } from './skyFrame.ts'

extend({ Mesh, PlaneGeometry, Points })

// What three merely tells (a lost context, which this site answers) is not for the console; nor is the warning that
// react-three-fiber keeps its time in a deprecated class, which nobody here can act on.
setConsoleFunction((type, message: string, ...rest) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const say = type === 'error' ? console.error : console.warn
  say(message, ...rest)
})

/** A running sky. */
export interface Sky {
  /** The sky's time now, seconds. */
  readonly timeS: () => number
  /** Stops drawing: the context is lost. */
  readonly lose: () => void
  /** Draws again, where time would have been; `drawn` is called after the first frame. */
  readonly restore: (drawn: () => void) => void
  /** Ends it and gives its memory back. */
  readonly unmount: () => void
}

interface Stage {
  readonly canvas: HTMLCanvasElement
  /** Already made, so that a refused context is known before any of this is loaded. */
  readonly context: WebGL2RenderingContext
  /** The element that the canvas fills; the `[data-scene]` around it is told draw calls and frames. */
  readonly host: HTMLElement
  /** Called once, after the first frame is drawn. */
  readonly ready: () => void
  /** Called when a shader does not compile. */
  readonly failed: (reason: unknown) => void
}

/** Starts the sky on a canvas. @throws when the moon's picture cannot be had, or three.js cannot start */
export async function mountSky({ canvas, context, host, ready, failed }: Stage): Promise<Sky> {
  const surface = await moonSurface()
  // A processor is busy with the frames of the opening, and each of its many answers would wait for one: the page would
  // stand still for a second, and the moon without its face.
  if (context.getContextAttributes()?.preserveDrawingBuffer) await afterOpening()
  const { quality, restTimeS } = useScene.getState()
  const frame = new SkyFrame()
  frame.timeS = restTimeS
  const governor = new QualityGovernor(
    quality === 'low' || (quality === 'auto' && isSoftware(context)) ? 1 : 0,
    quality !== 'auto',
  )
  const renderer = new WebGLRenderer({
    canvas,
    context,
    ...SKY_CONTEXT,
  })
  renderer.sortObjects = false
  // The ground is what clears it.
  renderer.autoClear = false
  renderer.debug.onShaderError = (gl, program) => failed(gl.getProgramInfoLog(program))
  const backdrop = new Backdrop(context, frame)
  const root = createRoot(canvas)
  await root.configure({
    gl: renderer,
    frameloop: 'never',
    dpr: 1,
    size: { width: host.clientWidth, height: host.clientHeight, top: 0, left: 0 },
    camera: { manual: true },
    flat: true,
    linear: true,
  })
  const state = root
    .render(
      <>
        <Moon frame={frame} exposure={backdrop.exposure} surface={surface} />
        <Eclipse frame={frame} />
        <Stars frame={frame} exposure={backdrop.exposure} onSkyDrawn={backdrop.fall} />
      </>,
    )
    .getState()

  const scene = host.closest<HTMLElement>('[data-scene]') ?? host
  const nowS = () => performance.now() / 1000
  let mostPixelRatio = 0
  const fitCanvas = () => {
    mostPixelRatio = useScene.getState().constants.quality.mostPixelRatio
    const ratio = Math.min(mostPixelRatio, window.devicePixelRatio) * governor.current.scale
    frame.resize(host.clientWidth, host.clientHeight, ratio)
    renderer.setPixelRatio(ratio)
    renderer.setSize(frame.widthPx, frame.heightPx)
  }
  let resting = false
  let framesPerS = governor.current.framesPerS
  const draw = (timeS: number) => {
    frame.step(timeS)
    backdrop.begin(framesPerS)
    advance(timeS, false, state)
    backdrop.end()
  }

  let isLost = false
  const loop = new FrameLoop({
    draw: (timeS, deltaS) => {
      if (resting) governor.pause()
      else if (governor.frame(deltaS)) {
        if (governor.exhausted) useScene.getState().setExhausted(true)
        fitCanvas()
      }
      draw(timeS)
      return frame.moving
    },
    intervalS: (timeS) => {
      const { idle } = useScene.getState().constants
      resting = quality !== 'high' && waiting.restsAt(timeS, idle.afterS)
      framesPerS = resting ? idle.framesPerS : governor.current.framesPerS
      return 1 / framesPerS
    },
    report: (frames) => {
      scene.dataset.frames = String(frames)
      scene.dataset.drawCalls = String(renderer.info.render.calls)
    },
  })
  const waiting = new Idle(loop.wake)
  const unsubscribe = useScene.subscribe((facts) => {
    frame.face(facts, nowS())
    if (facts.constants.quality.mostPixelRatio !== mostPixelRatio) resized()
    loop.pause(facts.covered || isLost)
  })
  const resized = () => {
    fitCanvas()
    // A resized canvas is empty until it is drawn, and this comes between a frame and its showing.
    draw(nowS())
    loop.wake()
  }
  const observer = new ResizeObserver(resized)
  const scrolled = () => {
    frame.scrollPx = window.scrollY
    loop.wake()
  }
  const pointed = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse')
      frame.point((2 * clientX) / frame.widthPx - 1, (2 * clientY) / frame.heightPx - 1)
  }
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('pointermove', pointed, { passive: true })
  fitCanvas()
  frame.face(useScene.getState(), nowS())
  scrolled()
  loop.onNext(() => {
    observer.observe(host)
    ready()
  })

  return {
    timeS: () => frame.timeS,
    lose: () => {
      isLost = true
      loop.pause(true)
    },
    restore: (drawn) => {
      isLost = false
      backdrop.restored()
      frame.restored()
      loop.pause(false)
      loop.onNext(drawn)
    },
    unmount: () => {
      loop.stop()
      waiting.stop()
      unsubscribe()
      observer.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('pointermove', pointed)
      root.unmount()
      backdrop.dispose()
      surface.dispose()
      renderer.dispose()
    },
  }
}
