import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DisplayRate } from '../../../../src/scene/displayRate.ts'
import { type DrawReport, useDrawReport } from '../../../../src/scene/drawReport.ts'
import { useScene } from '../../../../src/scene/store.ts'
import { createFrame } from '../../../../src/scene/webgl/frame/skyFrame.ts'
import { FrameLoop, type FrameLoopOptions } from '../../../../src/scene/webgl/frameLoop.ts'
import { QUALITY_LEVELS, QualityControl } from '../../../../src/scene/webgl/quality.ts'
import { defaultSky, gateState } from '../../../helpers/defaultSky.ts'

/** A display. It replaces `requestAnimationFrame` and the clock. */
class Display {
  nowMs = 0
  hertz = 60
  readonly requested = new Map<number, FrameRequestCallback>()
  #lastId = 0

  readonly request = (callback: FrameRequestCallback): number => {
    this.#lastId++
    this.requested.set(this.#lastId, callback)
    return this.#lastId
  }

  readonly cancel = (id: number): void => {
    this.requested.delete(id)
  }

  /** Runs frames. Each calls the callbacks that were requested before it. */
  runFrames(frames: number): void {
    for (let frame = 0; frame < frames; frame++) {
      this.nowMs += 1000 / this.hertz
      const callbacks = [...this.requested.values()]
      this.requested.clear()
      for (const callback of callbacks) callback(this.nowMs)
    }
  }
}

let display: Display
let page: { hidden: boolean }
let frameCount: number
let drawError: Error | null

/** A frame loop whose renderer counts frames, or throws `drawError`. */
function loopWith(changes: Partial<FrameLoopOptions> = {}): FrameLoop {
  const state = {
    advance: () => {
      if (drawError) throw drawError
      frameCount++
    },
    setDpr: vi.fn(),
    setSize: vi.fn(),
    gl: { info: { render: { calls: 4 } } },
  }
  return new FrameLoop({
    state: state as unknown as FrameLoopOptions['state'],
    frame: createFrame(),
    quality: new QualityControl(0, new DisplayRate(), () => {}),
    display: new DisplayRate(),
    host: { clientWidth: 1280, clientHeight: 800 } as HTMLElement,
    pageLight: { style: {} } as HTMLElement,
    onFail: (reason) => {
      throw reason
    },
    signal: new AbortController().signal,
    ...changes,
  })
}

const openState = { ...gateState, phase: 'open' as const }

describe('the loop of frames', () => {
  beforeEach(() => {
    display = new Display()
    page = { hidden: false }
    frameCount = 0
    drawError = null
    vi.stubGlobal('requestAnimationFrame', display.request)
    vi.stubGlobal('cancelAnimationFrame', display.cancel)
    vi.stubGlobal('document', page)
    vi.stubGlobal('window', { scrollY: 0, devicePixelRatio: 1 })
    vi.spyOn(performance, 'now').mockImplementation(() => display.nowMs)
    useScene.setState(openState)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('draws a frame at once, and then a frame at each tick of the display', () => {
    loopWith().start()
    expect(frameCount).toBe(1)
    display.runFrames(60)
    expect(frameCount).toBe(61)
  })

  it.each([
    [30, 30],
    [50, 50],
    [59.94, 60],
    [75, 75],
    [85, 85],
    [90, 90],
    [100, 100],
    [119.88, 60],
    [144, 72],
    [165, 82],
    [240, 60],
  ])('on a display of %d Hz, draws %d frames in a second', (hertz, frames) => {
    display.hertz = hertz
    loopWith().start()
    // The loop knows the display's rate after twelve intervals.
    display.runFrames(14)
    frameCount = 0
    display.runFrames(Math.round(hertz))
    expect(Math.abs(frameCount - frames)).toBeLessThanOrEqual(1)
  })

  it('pauses while the tab is hidden, and continues when it is shown', () => {
    const loop = loopWith()
    page.hidden = true
    loop.start()
    display.runFrames(10)
    expect(frameCount).toBe(1)
    page.hidden = false
    loop.resume()
    display.runFrames(10)
    expect(frameCount).toBe(11)
  })

  it('pauses while something opaque covers the sky, and continues afterwards', () => {
    const loop = loopWith()
    loop.start()
    useScene.setState({ isCovered: true })
    loop.followStore()
    display.runFrames(10)
    expect(frameCount).toBe(1)
    useScene.setState({ isCovered: false })
    loop.followStore()
    display.runFrames(10)
    expect(frameCount).toBe(11)
  })

  it('requests no further frame when the sky is frozen, until the page is scrolled', () => {
    useScene.setState({ frozenTimeS: 12 })
    const loop = loopWith()
    loop.start()
    display.runFrames(1)
    expect(display.requested.size).toBe(0)
    const before = frameCount
    loop.scroll(200)
    display.runFrames(1)
    expect(frameCount).toBe(before + 1)
  })

  it('draws at the frame rate of the quality level', () => {
    const slow = QUALITY_LEVELS.findIndex(({ framesPerS }) => framesPerS === 30)
    loopWith({ quality: new QualityControl(slow, new DisplayRate(), () => {}) }).start()
    display.runFrames(60)
    expect(frameCount).toBe(31)
  })

  it('slows down when the visitor is idle, and returns to the full rate at the first input', () => {
    const { afterS, framesPerS } = defaultSky.idle
    const loop = loopWith()
    loop.start()
    display.runFrames(60 * afterS)
    frameCount = 0
    display.runFrames(60)
    expect(frameCount).toBeLessThanOrEqual(framesPerS + 1)
    expect(frameCount).toBeGreaterThan(0)
    loop.noteInput()
    frameCount = 0
    display.runFrames(60)
    expect(frameCount).toBe(60)
  })

  it('draws at once after a resize', () => {
    const loop = loopWith()
    loop.start()
    loop.resize()
    expect(frameCount).toBe(2)
  })

  it('reports frames, the frame rate and draw calls at most once a second', () => {
    const before = useDrawReport.getState().frames
    const reports: DrawReport[] = []
    const unsubscribe = useDrawReport.subscribe((report) => reports.push(report))
    loopWith().start()
    display.runFrames(150)
    unsubscribe()
    // One at the first frame, then one a second.
    expect(reports).toHaveLength(3)
    expect(reports.map(({ drawCalls }) => drawCalls)).toEqual([4, 4, 4])
    expect(reports.map(({ framesPerS }) => Math.round(framesPerS))).toEqual([0, 60, 60])
    expect(Math.abs((reports[2]?.frames ?? 0) - before - 121)).toBeLessThanOrEqual(1)
  })

  it('stops and reports the reason when drawing fails', () => {
    const reasons: unknown[] = []
    const loop = loopWith({ onFail: (reason) => reasons.push(reason) })
    loop.start()
    drawError = new Error('the context is lost')
    display.runFrames(5)
    expect(reasons).toEqual([drawError])
    expect(display.requested.size).toBe(0)
  })
})
