import { advance, type RootState } from '@react-three/fiber'
import { useScene } from '../store.ts'
import { FrameLoop } from './frameLoop.ts'
import { GroundPainter } from './groundPainter.ts'
import { Idle } from './idle.ts'
import type { MeasuredQuality } from './QualityMonitor.tsx'
import { isExhausted, levelOf } from './quality.ts'
import type { SkyFrame } from './skyFrame.ts'

interface Running {
  readonly host: HTMLElement
  readonly frame: SkyFrame
  readonly measured: MeasuredQuality
  readonly state: RootState
}

const nowS = () => performance.now() / 1000

/** Draws frames of a scene for as long as it is mounted, and lets it follow store, window and pointer. */
export function runSky({ host, frame, measured, state }: Running) {
  const { gl: renderer } = state
  const ground = new GroundPainter(renderer.getContext() as WebGL2RenderingContext)
  const scene = host.closest<HTMLElement>('[data-scene]') ?? host
  const isFixedHigh = useScene.getState().quality === 'high'
  let mostPixelRatio = 0
  let isLost = false

  const fitCanvas = () => {
    mostPixelRatio = useScene.getState().constants.quality.mostPixelRatio
    const ratio = Math.min(mostPixelRatio, window.devicePixelRatio) * levelOf(measured.quality).scale
    frame.resize(host.clientWidth, host.clientHeight, ratio)
    renderer.setPixelRatio(ratio)
    renderer.setSize(frame.widthPx, frame.heightPx)
  }
  const draw = (timeS: number) => {
    frame.step(timeS)
    ground.draw(frame.palette)
    advance(timeS, false, state)
    return frame.moving
  }
  const resized = () => {
    fitCanvas()
    // A resized canvas is empty until it is drawn, and this comes between a frame and its showing.
    draw(nowS())
    loop.wake()
  }
  const loop = new FrameLoop({
    draw,
    intervalS: (timeS) => {
      const { idle } = useScene.getState().constants
      const rests = !isFixedHigh && visitor.restsAt(timeS, idle.afterS)
      if (rests) measured.disturbed = true
      return 1 / (rests ? idle.framesPerS : levelOf(measured.quality).framesPerS)
    },
    resumed: () => {
      measured.disturbed = true
    },
    failed: (reason) => {
      isLost = true
      console.warn('The sky stays still: it could not be drawn.', reason)
      useScene.getState().setExhausted(true)
    },
    report: (frames) => {
      scene.dataset.frames = String(frames)
      scene.dataset.drawCalls = String(renderer.info.render.calls)
    },
  })
  const visitor = new Idle(loop.wake)
  measured.changed = () => {
    if (isExhausted(measured.quality)) useScene.getState().setExhausted(true)
    else fitCanvas()
  }

  const unsubscribe = useScene.subscribe((facts) => {
    frame.face(facts, nowS())
    if (facts.constants.quality.mostPixelRatio !== mostPixelRatio) resized()
    loop.pause(facts.covered || isLost)
  })
  const scrolled = () => {
    frame.scrollPx = window.scrollY
    loop.wake()
  }
  const pointed = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse')
      frame.point((2 * clientX) / frame.widthPx - 1, (2 * clientY) / frame.heightPx - 1)
  }
  const ending = new AbortController()
  addEventListener('scroll', scrolled, { passive: true, signal: ending.signal })
  addEventListener('pointermove', pointed, { passive: true, signal: ending.signal })
  frame.timeS = useScene.getState().restTimeS
  fitCanvas()
  frame.face(useScene.getState(), nowS())
  frame.scrollPx = window.scrollY
  const observer = new ResizeObserver(resized)

  return {
    /** Draws a first frame, and then one after another. @throws when the first one cannot be drawn */
    start: () => {
      draw(nowS())
      loop.wake()
      observer.observe(host)
    },
    timeS: () => frame.timeS,
    lose: () => {
      isLost = true
      loop.pause(true)
    },
    restore: (shown: () => void) => {
      isLost = false
      frame.restored()
      loop.pause(false)
      loop.onNext(shown)
    },
    unmount: () => {
      ending.abort()
      loop.stop()
      visitor.stop()
      unsubscribe()
      observer.disconnect()
    },
  }
}
