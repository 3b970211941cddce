import type { RootState } from '@react-three/fiber'
import { useScene } from '../store.ts'
import type { QualityControl, QualityLevel } from './quality.ts'
import type { SkyFrame } from './skyFrame.ts'

/** A frame may be this much too early, because displays do not tick exactly, s. */
const EARLY_S = 0.004
const REPORT_EVERY_S = 1

export interface DrawReport {
  /** Frames drawn since the last report. */
  readonly frames: number
  readonly drawCalls: number
}

export interface FrameLoopOptions {
  readonly state: RootState
  readonly frame: SkyFrame
  readonly quality: QualityControl
  readonly host: HTMLElement
  /** Called at most once a second. */
  readonly onReport: (report: DrawReport) => void
  readonly onFail: (reason: unknown) => void
  readonly signal: AbortSignal
}

const nowS = () => performance.now() / 1000

/**
 * Draws frames until the signal aborts. It pauses while the tab is hidden, the sky is covered or nothing moves, and slows
 * down while the visitor is idle.
 */
export class FrameLoop {
  readonly #options: FrameLoopOptions
  readonly #isFixedHigh = useScene.getState().quality === 'high'
  #request = 0
  #frames = 0
  #drawnS = 0
  #reportedS = Number.NEGATIVE_INFINITY
  #lastInputS = nowS()
  #fittedLevel: QualityLevel | undefined
  #fittedPixelRatio = 0

  constructor(options: FrameLoopOptions) {
    this.#options = options
  }

  /** @throws when the first frame cannot be drawn */
  start(): void {
    const { frame } = this.#options
    const facts = useScene.getState()
    frame.timeS = facts.stillTimeS
    frame.scrollPx = window.scrollY
    this.#fitCanvas()
    frame.setFacts(facts, nowS())
    this.#draw(nowS())
    this.resume()
  }

  /** Continues after a pause. The device's speed is not judged by frames around the pause. */
  resume(): void {
    this.#options.quality.ignoreFrames()
    this.#wake()
  }

  stop(): void {
    cancelAnimationFrame(this.#request)
    this.#request = 0
  }

  scroll(scrollPx: number): void {
    this.#options.frame.scrollPx = scrollPx
    if (!this.#request) this.resume()
  }

  noteInput(): void {
    this.#lastInputS = nowS()
  }

  resize(): void {
    this.#guard(() => {
      this.#fitCanvas()
      // A resized canvas is empty. Drawing it here, in the task of its resize, prevents a frame without a sky.
      this.#draw(nowS())
      this.#wake()
    })
  }

  followStore(): void {
    const { frame } = this.#options
    const facts = useScene.getState()
    frame.setFacts(facts, nowS())
    frame.text.invalidate()
    if (facts.constants.quality.mostPixelRatio !== this.#fittedPixelRatio) this.resize()
    if (facts.isCovered) this.stop()
    else if (!this.#request) this.resume()
  }

  #wake(): void {
    const isSeen = !document.hidden && !useScene.getState().isCovered && !this.#options.signal.aborted
    if (isSeen) this.#request ||= requestAnimationFrame(this.#tick)
  }

  readonly #tick = (timeMs: number): void => {
    this.#request = 0
    const { frame, quality } = this.#options
    const { idle } = useScene.getState().constants
    const timeS = timeMs / 1000
    const isIdle = !this.#isFixedHigh && timeS - this.#lastInputS >= idle.afterS
    if (isIdle) quality.ignoreFrames()
    const framesPerS = isIdle ? idle.framesPerS : quality.level.framesPerS
    if (timeS - this.#drawnS >= 1 / framesPerS - EARLY_S) {
      this.#drawnS = timeS
      if (!this.#guard(this.#drawTick)) return
      this.#report(timeS)
    }
    if (frame.isMoving) this.#wake()
  }

  readonly #drawTick = (): void => this.#draw(this.#drawnS)

  #draw(timeS: number): void {
    const { state, frame, quality } = this.#options
    if (this.#fittedLevel !== quality.level) this.#fitCanvas()
    frame.step(timeS)
    state.advance(timeS, false)
  }

  #fitCanvas(): void {
    const { state, frame, quality, host } = this.#options
    this.#fittedLevel = quality.level
    this.#fittedPixelRatio = useScene.getState().constants.quality.mostPixelRatio
    const ratio = Math.min(this.#fittedPixelRatio, window.devicePixelRatio) * quality.level.scale
    frame.resize(host.clientWidth, host.clientHeight, ratio)
    state.setDpr(ratio)
    state.setSize(frame.widthPx, frame.heightPx)
  }

  #report(timeS: number): void {
    this.#frames++
    if (timeS - this.#reportedS < REPORT_EVERY_S) return
    this.#options.onReport({ frames: this.#frames, drawCalls: this.#options.state.gl.info.render.calls })
    this.#reportedS = timeS
    this.#frames = 0
  }

  /**
   * Runs `draw` and reports its error, because no error boundary of React catches an error in a frame.
   *
   * @returns true if it succeeded
   */
  #guard(draw: () => void): boolean {
    try {
      draw()
      return true
    } catch (reason) {
      this.stop()
      this.#options.onFail(reason)
      return false
    }
  }
}
