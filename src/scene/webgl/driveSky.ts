import type { RootState } from '@react-three/fiber'
import { useScene } from '../store.ts'
import type { QualityControl } from './quality.ts'
import type { SkyFrame } from './skyFrame.ts'

/** A frame this much early is on time: displays do not tick exactly. */
const EARLY_S = 0.004
const REPORT_EVERY_S = 1
/** Input that shows that the visitor is there. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'touchstart'] as const

/** What was drawn since the last report. */
export interface Drawn {
  readonly frames: number
  /** Draw calls of the last frame. */
  readonly drawCalls: number
}

interface Drive {
  readonly state: RootState
  readonly frame: SkyFrame
  readonly quality: QualityControl
  /** The element that the canvas fills. */
  readonly host: HTMLElement
  /** Called at most once a second. */
  readonly onReport: (drawn: Drawn) => void
  /** Called when drawing threw. */
  readonly onFail: (reason: unknown) => void
  readonly signal: AbortSignal
}

const nowS = () => performance.now() / 1000

/**
 * Draws a first frame, and then as many as are wanted until the signal aborts: none while the tab is hidden or the sky is
 * covered, none while nothing moves, few while the visitor is away. The sky follows store, window, scroll and pointer.
 *
 * @throws when the first frame cannot be drawn
 */
export function driveSky({ state, frame, quality, host, onReport, onFail, signal }: Drive): void {
  const isFixedHigh = useScene.getState().quality === 'high'
  let request = 0
  let drawnS = 0
  let reportedS = Number.NEGATIVE_INFINITY
  let frames = 0
  let lastInputS = nowS()
  let fitted = { level: quality.level, mostPixelRatio: 0 }

  const fitCanvas = () => {
    const { mostPixelRatio } = useScene.getState().constants.quality
    fitted = { level: quality.level, mostPixelRatio }
    const ratio = Math.min(mostPixelRatio, window.devicePixelRatio) * quality.level.scale
    frame.resize(host.clientWidth, host.clientHeight, ratio)
    state.setDpr(ratio)
    state.setSize(frame.widthPx, frame.heightPx)
  }
  const draw = (timeS: number) => {
    if (fitted.level !== quality.level) fitCanvas()
    frame.step(timeS)
    state.advance(timeS, false)
  }
  const intervalS = (timeS: number) => {
    const { idle } = useScene.getState().constants
    const isResting = !isFixedHigh && timeS - lastInputS >= idle.afterS
    if (isResting) quality.disturb()
    return 1 / (isResting ? idle.framesPerS : quality.level.framesPerS)
  }
  const tick = (timeMs: number) => {
    request = 0
    const timeS = timeMs / 1000
    if (timeS - drawnS >= intervalS(timeS) - EARLY_S) {
      drawnS = timeS
      draw(timeS)
      frames++
      if (timeS - reportedS >= REPORT_EVERY_S) {
        onReport({ frames, drawCalls: state.gl.info.render.calls })
        reportedS = timeS
        frames = 0
      }
    }
    if (frame.isMoving) wake()
  }
  /** Runs a part of the drive. What throws here has no React above it: an error boundary does not see it. */
  const guarded =
    <Given extends unknown[]>(run: (...given: Given) => void) =>
    (...given: Given) => {
      if (signal.aborted) return
      try {
        run(...given)
      } catch (reason) {
        onFail(reason)
      }
    }
  const nextFrame = guarded(tick)
  const wake = () => {
    const isSeen = !document.hidden && !useScene.getState().covered
    if (isSeen) request ||= requestAnimationFrame(nextFrame)
  }
  const resume = () => {
    if (!request) quality.disturb()
    wake()
  }
  const resized = guarded(() => {
    fitCanvas()
    // A resized canvas is empty until it is drawn, and this comes between a frame and its showing.
    draw(nowS())
    resume()
  })
  const storeChanged = guarded(() => {
    const facts = useScene.getState()
    frame.setFacts(facts, nowS())
    if (facts.constants.quality.mostPixelRatio !== fitted.mostPixelRatio) resized()
    if (facts.covered) stop()
    else resume()
  })
  const stop = () => {
    cancelAnimationFrame(request)
    request = 0
  }

  frame.timeS = useScene.getState().restTimeS
  fitCanvas()
  frame.setFacts(useScene.getState(), nowS())
  frame.scrollPx = window.scrollY
  quality.disturb()
  draw(nowS())
  wake()

  const passive = { passive: true, signal }
  const scrolled = () => {
    frame.scrollPx = window.scrollY
    resume()
  }
  const pointed = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse')
      frame.aimAt((2 * clientX) / frame.widthPx - 1, (2 * clientY) / frame.heightPx - 1)
  }
  const seen = () => {
    lastInputS = nowS()
  }
  addEventListener('scroll', scrolled, passive)
  addEventListener('pointermove', pointed, passive)
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, seen, passive)
  document.addEventListener('visibilitychange', resume, { signal })
  const unsubscribe = useScene.subscribe(storeChanged)
  const observer = new ResizeObserver(resized)
  observer.observe(host)
  signal.addEventListener('abort', () => {
    stop()
    unsubscribe()
    observer.disconnect()
  })
}
