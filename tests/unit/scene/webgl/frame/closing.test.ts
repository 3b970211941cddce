import { beforeEach, describe, expect, it } from 'vitest'
import { poseFor, resolvePose } from '../../../../../src/scene/pose.ts'
import type { SceneState } from '../../../../../src/scene/store.ts'
import { createFrame, isMoving, type SkyFrame } from '../../../../../src/scene/webgl/frame/skyFrame.ts'
import { resizeFrame, setFacts, stepFrame } from '../../../../../src/scene/webgl/frame/stepFrame.ts'
import { lightOnPage } from '../../../../../src/scene/webgl/pageLight.ts'
import { defaultSky, gateState } from '../../../../helpers/defaultSky.ts'

const TOP_PX = 5000
const FRAMES_PER_S = 60
const facts: SceneState = { ...gateState, phase: 'open', lastScreenTopPx: TOP_PX }
let frame: SkyFrame
let nowS: number

/** Starts the sky of a page with a last screen, at the top of the page. */
function startSky(changes: Partial<SceneState> = {}, width = 1280, height = 800): void {
  frame = createFrame()
  nowS = 0
  resizeFrame(frame, width, height, 1)
  setFacts(frame, { ...facts, ...changes }, 0)
  stepFrame(frame, 0)
}

function run(seconds: number, eachFrame: (s: number) => void = () => {}): void {
  for (let i = 1; i <= seconds * FRAMES_PER_S; i++) {
    nowS += 1 / FRAMES_PER_S
    eachFrame(i / FRAMES_PER_S)
    stepFrame(frame, nowS)
  }
}

/** Scrolls so far that the screen's top is at a share of the window's height, and waits for the sky. */
function scrollTo(share: number): void {
  frame.scrollPx = TOP_PX - share * frame.heightPx
  run(2)
}

const gatePose = () =>
  resolvePose(poseFor(defaultSky, 'gate', frame.widthPx), frame.widthPx, frame.heightPx, {
    x: 0,
    y: 0,
    radius: 0,
    follow: 0,
  })

describe('the sky of the last screen', () => {
  beforeEach(() => startSky())

  it('becomes the eclipse of the gate, and the sky of the page again', () => {
    const atTop = { ...frame.look }
    scrollTo(1)
    expect(frame.look).toEqual(atTop)
    scrollTo(0.25)
    const { x, y, radius } = gatePose()
    expect(frame.look).toMatchObject({ x, y, radius, totality: 1, fallingLight: 0 })
    expect(frame.look.diamond).toBeCloseTo(0)
    expect(frame.moon.y).toBe(Math.round(y))
    scrollTo(0)
    expect(frame.look).toMatchObject({ x, y, radius, totality: 1 })
    frame.scrollPx = 0
    run(2)
    expect(frame.look).toEqual(atTop)
  })

  it('lets the moon wane, then shows the diamond ring, and then totality', () => {
    const { phase } = frame.look
    scrollTo(0.7)
    expect(frame.look.phase).toBeLessThan(phase)
    expect(frame.look).toMatchObject({ totality: 0, opacity: 1 })
    const looks = [0.6, 0.55, 0.5, 0.45, 0.4, 0.35].map((share) => {
      scrollTo(share)
      return { ...frame.look }
    })
    expect(Math.max(...looks.map(({ diamond }) => diamond))).toBeGreaterThan(0.8)
    for (const [i, { totality }] of looks.entries())
      expect(totality).toBeGreaterThanOrEqual(looks[i - 1]?.totality ?? 0)
  })

  it('has no falling stars in its later part, and brighter fixed stars during totality', () => {
    // The progress is 0.3 at this place.
    scrollTo(0.72)
    expect(frame.look.fallingLight).toBeCloseTo(0, 2)
    scrollTo(0.25)
    expect(frame.look.starLight).toBe(1.5)
  })

  it('takes about a second after a jump to the end, and back to the top', () => {
    for (const scrollPx of [TOP_PX, 0]) {
      frame.scrollPx = scrollPx
      run(0.5)
      expect(frame.closing.progress).toBeGreaterThan(0.2)
      expect(frame.closing.progress).toBeLessThan(0.8)
      run(0.8)
      expect(frame.closing.progress).toBe(scrollPx === 0 ? 0 : 1)
    }
  })

  it('is already eclipsed when the sky starts there', () => {
    frame = createFrame()
    resizeFrame(frame, 1280, 800, 1)
    frame.scrollPx = TOP_PX
    setFacts(frame, facts, 0)
    stepFrame(frame, 0)
    expect(frame.look).toMatchObject({ totality: 1, x: 640 })
  })

  it('never moves or lights the moon by a jump, also if it had scrolled out of a narrow window', () => {
    startSky({}, 390, 844)
    frame.scrollPx = TOP_PX - 844
    run(1)
    const { opacity } = frame.moon
    expect(opacity, 'the moon has scrolled away').toBe(0)
    let before = { ...frame.moon }
    run(4, (s) => {
      const { x, y } = frame.moon
      expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(30)
      expect(Math.abs(frame.moon.opacity - before.opacity)).toBeLessThan(0.1)
      before = { ...frame.moon }
      frame.scrollPx = TOP_PX - 844 * Math.abs(1 - s / 2)
    })
  })

  it('takes the eclipse along when the screen is higher than the window', () => {
    scrollTo(0)
    frame.scrollPx += 120
    run(1)
    expect(frame.moon.y).toBe(Math.round(gatePose().y - 120))
  })

  it('flashes at most three times a second, however fast a visitor rocks the page', () => {
    const lights = {
      diamond: () => frame.look.diamond,
      corona: () => frame.look.totality ** 3,
      // Its full light is 0.45.
      page: () => lightOnPage(frame.look) / 0.45,
    }
    for (const swingsPerS of [1, 2, 3, 4, 6, 10])
      for (const middle of [0.35, 0.45, 0.55])
        for (const light of Object.values(lights)) {
          startSky()
          scrollTo(middle)
          const measured: number[] = []
          run(4, (s) => {
            const isUp = (s * swingsPerS) % 1 < 0.5
            frame.scrollPx = TOP_PX - (middle + (isUp ? 0.2 : -0.2)) * 800
            measured.push(light())
          })
          expect(flashesPerS(measured), `${swingsPerS} swings a second`).toBeLessThanOrEqual(3)
        }
  })

  it('shows no diamond and moves nothing that is visible when calm', () => {
    startSky({ motion: 'calm' })
    frame.scrollPx = TOP_PX
    let before = frame.moon.x
    run(2, () => {
      if (frame.moon.opacity > 0.1) expect(Math.abs(frame.moon.x - before)).toBeLessThan(1)
      before = frame.moon.x
      expect(frame.look.diamond).toBe(0)
    })
    expect(frame.look).toMatchObject({ totality: 1, opacity: 1 })
  })

  it('eases to the sky of the next page', () => {
    scrollTo(0)
    const { x } = frame.moon
    setFacts(frame, { ...facts, lastScreenTopPx: null }, nowS)
    setFacts(frame, { ...facts, lastScreenTopPx: null, view: 'shop' }, nowS)
    frame.scrollPx = 0
    stepFrame(frame, nowS)
    expect(frame.moon.x).toBeCloseTo(x, 0)
    expect(frame.look.totality).toBeCloseTo(1, 1)
    run(1.1)
    expect(frame.look).toMatchObject({ totality: 0, starLight: 1 })
  })

  it('draws a frozen sky until it has followed the scroll', () => {
    startSky({ frozenTimeS: 12 })
    expect(isMoving(frame)).toBe(false)
    frame.scrollPx = TOP_PX
    run(0.5)
    expect(isMoving(frame)).toBe(true)
    run(1)
    expect([isMoving(frame), frame.timeS]).toEqual([false, 12])
  })
})

/** Changes of the light by more than this count, share of the full light. */
const VISIBLE_CHANGE = 0.2

/** The greatest number of flashes in any second: pairs of an increase and a decrease. */
function flashesPerS(lights: readonly number[]): number {
  const turnsS: number[] = []
  let direction = 1
  let extreme = lights[0] ?? 0
  for (const [index, light] of lights.entries()) {
    if ((light - extreme) * direction > 0) extreme = light
    if ((extreme - light) * direction < VISIBLE_CHANGE) continue
    turnsS.push(index / FRAMES_PER_S)
    direction = -direction
    extreme = light
  }
  const turnsInSecondFrom = (fromS: number) => turnsS.filter((s) => s >= fromS && s < fromS + 1).length
  return Math.max(0, ...turnsS.map(turnsInSecondFrom)) / 2
}
