import { beforeEach, describe, expect, it } from 'vitest'
import { poseFor, resolvePose } from '../../../../../src/scene/pose.ts'
import {
  createFrame,
  isMoving,
  type SkyFrame,
  starShiftY,
} from '../../../../../src/scene/webgl/frame/skyFrame.ts'
import { aimAt, resizeFrame, setFacts, stepFrame } from '../../../../../src/scene/webgl/frame/stepFrame.ts'
import { defaultSky, gateState } from '../../../../helpers/defaultSky.ts'

const openState = { ...gateState, phase: 'open' as const }
let frame: SkyFrame

/** The place of the home page's moon, CSS px from the left. It depends on the direction of the site’s language. */
function homeMoonX(width: number, height: number): number {
  const place = { x: 0, y: 0, radius: 0, follow: 0 }
  return resolvePose(poseFor(defaultSky, 'home', width), width, height, place).x
}

describe('a frame of the sky', () => {
  beforeEach(() => {
    frame = createFrame()
    resizeFrame(frame, 1280, 800, 1)
  })

  it('starts at the gate, eclipsed, in the middle', () => {
    setFacts(frame, gateState, 0)
    stepFrame(frame, 0)
    expect(frame.look).toMatchObject({ totality: 1, fallingLight: 0, phase: 0 })
    expect(frame.transition.progress).toBe(1)
    expect(frame.look.x).toBe(640)
  })

  it('moves the disc from the gate to its place on the page in exactly one second, as the gate opens', () => {
    setFacts(frame, gateState, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...gateState, phase: 'opening' }, 10)
    const fromMiddle = [10, 10.25, 10.5, 10.75, 10.999].map((timeS) => {
      stepFrame(frame, timeS)
      return Math.abs(frame.look.x - 640)
    })
    expect(fromMiddle[0]).toBeCloseTo(0)
    for (const [i, distance] of fromMiddle.entries())
      expect(distance).toBeGreaterThanOrEqual(fromMiddle[i - 1] ?? 0)
    expect(frame.transition.progress).toBeLessThan(1)
    stepFrame(frame, 11)
    expect(frame.transition.progress).toBe(1)
    expect([frame.look.totality, frame.look.fallingLight]).toEqual([0, 1])
    expect(frame.look.x).toBeCloseTo(homeMoonX(1280, 800))
  })

  it('opens together with the gate, also when the store reports the opening late', () => {
    setFacts(frame, gateState, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...gateState, phase: 'opening', openingStartedMs: 9600 }, 10)
    stepFrame(frame, 10)
    const lateX = frame.look.x
    const inTime = createFrame()
    resizeFrame(inTime, 1280, 800, 1)
    setFacts(inTime, gateState, 0)
    stepFrame(inTime, 0)
    setFacts(inTime, { ...gateState, phase: 'opening', openingStartedMs: 10_000 }, 10)
    stepFrame(inTime, 10.4)
    expect(lateX).toBeCloseTo(inTime.look.x)
    stepFrame(frame, 10.6)
    expect(frame.transition.progress).toBe(1)
  })

  it('shows the diamond ring as totality ends, and not afterwards', () => {
    setFacts(frame, gateState, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...gateState, phase: 'opening' }, 10)
    stepFrame(frame, 10.34)
    expect(frame.look.diamond).toBeGreaterThan(0.9)
    stepFrame(frame, 10.9)
    expect(frame.look.diamond).toBeLessThan(0.01)
    stepFrame(frame, 11.1)
    expect(frame.look.diamond).toBe(0)
  })

  it('ends the eclipse with a waning moon if the moon of the page wanes', () => {
    setFacts(frame, { ...gateState, moonPhase: 0.8 }, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...gateState, moonPhase: 0.8, phase: 'opening' }, 10)
    stepFrame(frame, 10.7)
    expect(frame.look.phase).toBeGreaterThan(0.8)
  })

  it('changes smoothly from view to view, and keeps the numbers of stars of both views', () => {
    setFacts(frame, openState, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...openState, view: 'shop' }, 5)
    stepFrame(frame, 5.5)
    expect(frame.starCounts).toEqual([100, 50])
    expect(frame.twinkleS).toEqual([1, 3, 2, 5])
    expect(frame.transition.progress).toBeCloseTo(0.5)
    expect(frame.look.fallingLight).toBeCloseTo(0.5)
    stepFrame(frame, 6)
    expect(frame.look.fallingLight).toBe(0)
  })

  it('starts a new transition from where the running one is, without a jump', () => {
    setFacts(frame, openState, 0)
    stepFrame(frame, 0)
    setFacts(frame, { ...openState, view: 'shop' }, 5)
    stepFrame(frame, 5.4)
    const { x } = frame.look
    setFacts(frame, { ...openState, view: 'media' }, 5.4)
    stepFrame(frame, 5.4)
    expect(frame.look.x).toBeCloseTo(x)
  })

  it('advances by at most 0.1 s after a pause', () => {
    setFacts(frame, openState, 0)
    stepFrame(frame, 0)
    stepFrame(frame, 100)
    expect(frame.timeS).toBeCloseTo(0.1)
  })

  it('aligns stars with whole pixels, but not while the pointer or the scroll shifts them', () => {
    setFacts(frame, openState, 0)
    stepFrame(frame, 0)
    expect(frame.snap.progress).toBe(1)
    aimAt(frame, 1, 1)
    for (let i = 1; i <= 3; i++) stepFrame(frame, i / 10)
    expect(frame.snap.progress).toBe(0)
    for (let i = 4; i <= 60; i++) stepFrame(frame, i / 10)
    expect(frame.snap.progress).toBe(1)
    frame.scrollPx = 300
    stepFrame(frame, 6.1)
    expect(frame.snap.progress).toBeLessThan(1)
  })

  it('stays at a frozen time and needs no more frames', () => {
    setFacts(frame, { ...openState, frozenTimeS: 42 }, 0)
    stepFrame(frame, 0)
    stepFrame(frame, 3)
    expect([frame.timeS, isMoving(frame)]).toEqual([42, false])
  })

  it('stays at a frozen moment of the opening', () => {
    setFacts(frame, { ...openState, phase: 'opening', frozenOpeningS: 0.5 }, 0)
    stepFrame(frame, 7)
    expect([frame.transition.progress, frame.starCounts[0]]).toEqual([0.5, 100])
    expect(isMoving(frame)).toBe(false)
  })

  it('moves slowly, has no falling stars, and ignores pointer and scroll, when calm', () => {
    setFacts(frame, { ...openState, motion: 'calm' }, 0)
    stepFrame(frame, 0)
    aimAt(frame, 1, 1)
    frame.scrollPx = 300
    for (let i = 1; i <= 100; i++) stepFrame(frame, i / 10)
    expect(frame.timeS).toBeCloseTo(10 * defaultSky.calm.speed)
    expect([frame.look.fallingLight, frame.parallax.x, starShiftY(frame)]).toEqual([0, 0, 0])
  })

  it('fades to dark instead of moving when calm', () => {
    setFacts(frame, { ...openState, motion: 'calm' }, 0)
    stepFrame(frame, 0)
    const before = frame.look.x
    setFacts(frame, { ...openState, motion: 'calm', view: 'shop' }, 5)
    stepFrame(frame, 5.49)
    expect(frame.look.x).toBe(before)
    expect(frame.look.opacity).toBeLessThan(0.1)
    stepFrame(frame, 5.9)
    expect(frame.look.x).not.toBe(before)
  })

  it('follows a resize at once', () => {
    setFacts(frame, openState, 0)
    stepFrame(frame, 0)
    resizeFrame(frame, 390, 844, 2)
    expect(frame.look.x).toBeCloseTo(homeMoonX(390, 844))
  })

  it('smooths the pointer’s movement equally at any frame rate', () => {
    const parallaxAfterOneSecond = (framesPerS: number) => {
      const otherFrame = createFrame()
      setFacts(otherFrame, openState, 0)
      stepFrame(otherFrame, 0)
      aimAt(otherFrame, 1, 0)
      for (let i = 1; i <= framesPerS; i++) stepFrame(otherFrame, i / framesPerS)
      return otherFrame.parallax.x
    }
    expect(parallaxAfterOneSecond(60)).toBeLessThan(-10)
    expect(parallaxAfterOneSecond(60)).toBeCloseTo(parallaxAfterOneSecond(20), 3)
  })

  it('turns the moon by its tilt', () => {
    setFacts(frame, { ...openState, moonTilt: Math.PI }, 0)
    stepFrame(frame, 0)
    expect(frame.look.tilt).toBe(Math.PI)
  })
})
