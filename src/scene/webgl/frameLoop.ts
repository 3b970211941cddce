import type { RootState } from '@react-three/fiber'
import { type DisplayRate, everyNthFrame } from '../displayRate.ts'
import { useDrawReport } from '../drawReport.ts'
import type { PageAreas } from '../pageAreas.ts'
import { useScene } from '../store.ts'
import { isMoving, type SkyFrame } from './frame/skyFrame.ts'
import { resizeFrame, setFacts, stepFrame } from './frame/stepFrame.ts'
import { PageLight } from './pageLight.ts'
import type { QualityControl, QualityLevel } from './quality.ts'

const REPORT_EVERY_S = 1

export interface FrameLoopOptions {
  readonly state: RootState
  readonly frame: SkyFrame
  readonly quality: QualityControl
  readonly display: DisplayRate
  /** The element that the canvas fills. */
  readonly host: HTMLElement
  /** The layer in front of the page that lights it. */
  readonly pageLight: HTMLElement
  /** Called when the sky cannot be drawn. */
  readonly onFail: (reason: unknown) => void
  readonly signal: AbortSignal
}

const nowS = () => performance.now() / 1000

/** Draws frames. Pauses while nothing moves or the sky is invisible. Below 'high' quality, an idle visitor slows it down. */
export class FrameLoop {
  readonly #options: FrameLoopOptions
  readonly #pageLight: PageLight
  readonly #ignoresIdle = useScene.getState().quality === 'high'
  #requestId = 0
  #unreportedFrames = 0
  #lastDrawnS = 0
  #lastReportS = Number.NEGATIVE_INFINITY
  #lastInputS = nowS()
  #fittedLevel: QualityLevel | undefined
  #fittedMostPixelRatio = 0

  constructor(options: FrameLoopOptions) {
    this.#options = options
    this.#pageLight = new PageLight(options.pageLight)
  }

  /** @throws when the first frame cannot be drawn */
  start(): void {
    const { frame } = this.#options
    const facts = useScene.getState()
    frame.timeS = facts.stillTimeS
    frame.scrollPx = window.scrollY
    this.#fitCanvas()
    setFacts(frame, facts, nowS())
    this.#draw(nowS())
    this.resume()
  }

  /** The last frame. */
  end(): void {
    this.stop()
    this.#pageLight.turnOff()
  }

  /** Continues after a pause. Frames around the pause do not show the device's speed. */
  resume(): void {
    this.#options.quality.ignoreFrames()
    this.#wake()
  }

  stop(): void {
    cancelAnimationFrame(this.#requestId)
    this.#requestId = 0
  }

  scroll(scrollPx: number): void {
    this.#options.frame.scrollPx = scrollPx
    if (!this.#requestId) this.resume()
  }

  setPageAreas(areas: PageAreas): void {
    this.#options.frame.page = areas
    this.#wake()
  }

  noteInput(): void {
    this.#lastInputS = nowS()
  }

  resize(): void {
    this.#guard(() => {
      this.#fitCanvas()
      // A resized canvas is empty. Drawing in the same task prevents a frame without a sky.
      this.#draw(nowS())
      this.#wake()
    })
  }

  /** The next frame shows the change. By then React has set the uniforms that are props. */
  followStore(): void {
    const { frame } = this.#options
    const facts = useScene.getState()
    setFacts(frame, facts, nowS())
    if (facts.isCovered) this.stop()
    else if (!this.#requestId) this.resume()
  }

  #wake(): void {
    const isVisible = !document.hidden && !useScene.getState().isCovered && !this.#options.signal.aborted
    if (isVisible) this.#requestId ||= requestAnimationFrame(this.#tick)
  }

  readonly #tick = (timeMs: number): void => {
    this.#requestId = 0
    const { frame, quality, display } = this.#options
    const { idle } = useScene.getState().constants
    const frameTimeS = timeMs / 1000
    display.note(frameTimeS)
    const isIdle = !this.#ignoresIdle && frameTimeS - this.#lastInputS >= idle.afterS
    if (isIdle) quality.ignoreFrames()
    const nth = everyNthFrame(display.framesPerS, isIdle ? idle.framesPerS : quality.level.framesPerS)
    // Half a frame of tolerance, because the intervals between a display's frames vary.
    if (frameTimeS - this.#lastDrawnS >= (nth - 0.5) / display.framesPerS) {
      this.#lastDrawnS = frameTimeS
      if (!this.#guard(this.#drawTick)) return
      this.#countFrame(frameTimeS)
    }
    if (isMoving(frame)) this.#wake()
  }

  /** A field, so that a frame allocates no closure. */
  readonly #drawTick = (): void => this.#draw(this.#lastDrawnS)

  #draw(frameTimeS: number): void {
    const { state, frame, quality } = this.#options
    const { mostPixelRatio } = useScene.getState().constants.quality
    if (this.#fittedLevel !== quality.level || this.#fittedMostPixelRatio !== mostPixelRatio)
      this.#fitCanvas()
    stepFrame(frame, frameTimeS)
    this.#pageLight.update(frame)
    state.advance(frameTimeS, false)
  }

  #fitCanvas(): void {
    const { state, frame, quality, host } = this.#options
    this.#fittedLevel = quality.level
    this.#fittedMostPixelRatio = useScene.getState().constants.quality.mostPixelRatio
    const ratio = Math.min(this.#fittedMostPixelRatio, window.devicePixelRatio) * quality.level.scale
    resizeFrame(frame, host.clientWidth, host.clientHeight, ratio)
    state.setDpr(ratio)
    state.setSize(frame.widthPx, frame.heightPx)
  }

  #countFrame(frameTimeS: number): void {
    this.#unreportedFrames++
    const sinceReportS = frameTimeS - this.#lastReportS
    if (sinceReportS < REPORT_EVERY_S) return
    useDrawReport.setState(({ frames }) => ({
      frames: frames + this.#unreportedFrames,
      framesPerS: this.#unreportedFrames / sinceReportS,
      drawCalls: this.#options.state.gl.info.render.calls,
    }))
    this.#lastReportS = frameTimeS
    this.#unreportedFrames = 0
  }

  /** Runs `draw` and reports its error, because no error boundary catches errors of a frame. @returns true on success */
  #guard(draw: () => void): boolean {
    try {
      draw()
      return true
    } catch (reason) {
      this.end()
      this.#options.onFail(reason)
      return false
    }
  }
}
