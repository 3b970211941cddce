import { beforeEach, describe, expect, it } from 'vitest'
import { poseFor, resolvePose } from '../../../../src/scene/pose.ts'
import { SkyFrame } from '../../../../src/scene/webgl/skyFrame.ts'
import { defaultSky, gateState } from '../../../helpers/defaultSky.ts'

const openState = { ...gateState, phase: 'open' as const }
let frame: SkyFrame

/** The place of the home page's moon, CSS px from the left. It depends on the direction of the site’s language. */
function homeMoonX(width: number, height: number): number {
  const place = { x: 0, y: 0, radius: 0, follow: 0 }
  return resolvePose(poseFor(defaultSky, 'home', width), width, height, place).x
}

describe('a frame of the sky', () => {
  beforeEach(() => {
    frame = new SkyFrame()
    frame.resize(1280, 800, 1)
  })

  it('starts at the gate, eclipsed, in the middle', () => {
    frame.setFacts(gateState, 0)
    frame.step(0)
    expect(frame.look).toMatchObject({ totality: 1, fallingLight: 0, phase: 0 })
    expect(frame.transitionProgress).toBe(1)
    expect(frame.look.x).toBe(640)
  })

  it('moves the disc from the gate to its place on the page in exactly one second, as the gate opens', () => {
    frame.setFacts(gateState, 0)
    frame.step(0)
    frame.setFacts({ ...gateState, phase: 'opening' }, 10)
    const fromMiddle = [10, 10.25, 10.5, 10.75, 10.999].map((timeS) => {
      frame.step(timeS)
      return Math.abs(frame.look.x - 640)
    })
    expect(fromMiddle[0]).toBeCloseTo(0)
    for (const [i, distance] of fromMiddle.entries())
      expect(distance).toBeGreaterThanOrEqual(fromMiddle[i - 1] ?? 0)
    expect(frame.transitionProgress).toBeLessThan(1)
    frame.step(11)
    expect(frame.transitionProgress).toBe(1)
    expect([frame.look.totality, frame.look.fallingLight]).toEqual([0, 1])
    expect(frame.look.x).toBeCloseTo(homeMoonX(1280, 800))
  })

  it('opens together with the gate, also when the store reports the opening late', () => {
    frame.setFacts(gateState, 0)
    frame.step(0)
    frame.setFacts({ ...gateState, phase: 'opening', openingStartedMs: 9600 }, 10)
    frame.step(10)
    const lateX = frame.look.x
    const inTime = new SkyFrame()
    inTime.resize(1280, 800, 1)
    inTime.setFacts(gateState, 0)
    inTime.step(0)
    inTime.setFacts({ ...gateState, phase: 'opening', openingStartedMs: 10_000 }, 10)
    inTime.step(10.4)
    expect(lateX).toBeCloseTo(inTime.look.x)
    frame.step(10.6)
    expect(frame.transitionProgress).toBe(1)
  })

  it('shows the diamond ring as totality ends, and not afterwards', () => {
    frame.setFacts(gateState, 0)
    frame.step(0)
    frame.setFacts({ ...gateState, phase: 'opening' }, 10)
    frame.step(10.2)
    expect(frame.look.diamond).toBeGreaterThan(0.9)
    frame.step(10.9)
    expect(frame.look.diamond).toBeLessThan(0.01)
    frame.step(11.1)
    expect(frame.look.diamond).toBe(0)
  })

  it('ends the eclipse with a waning moon if the moon of the page wanes', () => {
    frame.setFacts({ ...gateState, moonPhase: 0.8 }, 0)
    frame.step(0)
    frame.setFacts({ ...gateState, moonPhase: 0.8, phase: 'opening' }, 10)
    frame.step(10.7)
    expect(frame.look.phase).toBeGreaterThan(0.8)
  })

  it('changes smoothly from view to view, and keeps the numbers of stars of both views', () => {
    frame.setFacts(openState, 0)
    frame.step(0)
    frame.setFacts({ ...openState, view: 'shop' }, 5)
    frame.step(5.5)
    expect(frame.starCounts).toEqual([100, 50])
    expect(frame.twinkleS).toEqual([1, 3, 2, 5])
    expect(frame.transitionProgress).toBeCloseTo(0.5)
    expect(frame.look.fallingLight).toBeCloseTo(0.5)
    frame.step(6)
    expect(frame.look.fallingLight).toBe(0)
  })

  it('starts a new transition from where the running one is, without a jump', () => {
    frame.setFacts(openState, 0)
    frame.step(0)
    frame.setFacts({ ...openState, view: 'shop' }, 5)
    frame.step(5.4)
    const { x } = frame.look
    frame.setFacts({ ...openState, view: 'media' }, 5.4)
    frame.step(5.4)
    expect(frame.look.x).toBeCloseTo(x)
  })

  it('advances by at most 0.1 s after a pause', () => {
    frame.setFacts(openState, 0)
    frame.step(0)
    frame.step(100)
    expect(frame.timeS).toBeCloseTo(0.1)
  })

  it('aligns stars with whole pixels, but not while the pointer or the scroll shifts them', () => {
    frame.setFacts(openState, 0)
    frame.step(0)
    expect(frame.snap.progress).toBe(1)
    frame.aimAt(1, 1)
    for (let i = 1; i <= 3; i++) frame.step(i / 10)
    expect(frame.snap.progress).toBe(0)
    for (let i = 4; i <= 60; i++) frame.step(i / 10)
    expect(frame.snap.progress).toBe(1)
    frame.scrollPx = 300
    frame.step(6.1)
    expect(frame.snap.progress).toBeLessThan(1)
  })

  it('stays at a frozen time and needs no more frames', () => {
    frame.setFacts({ ...openState, frozenTimeS: 42 }, 0)
    frame.step(0)
    frame.step(3)
    expect([frame.timeS, frame.isMoving]).toEqual([42, false])
  })

  it('stays at a frozen moment of the opening', () => {
    frame.setFacts({ ...openState, phase: 'opening', frozenOpeningS: 0.5 }, 0)
    frame.step(7)
    expect([frame.transitionProgress, frame.starCounts[0]]).toEqual([0.5, 100])
    expect(frame.isMoving).toBe(false)
  })

  it('moves slowly, has no falling stars, and ignores pointer and scroll, when calm', () => {
    frame.setFacts({ ...openState, motion: 'calm' }, 0)
    frame.step(0)
    frame.aimAt(1, 1)
    frame.scrollPx = 300
    for (let i = 1; i <= 100; i++) frame.step(i / 10)
    expect(frame.timeS).toBeCloseTo(10 * defaultSky.calm.speed)
    expect([frame.look.fallingLight, frame.parallax.x, frame.starShiftY]).toEqual([0, 0, 0])
  })

  it('fades to dark instead of moving when calm', () => {
    frame.setFacts({ ...openState, motion: 'calm' }, 0)
    frame.step(0)
    const before = frame.look.x
    frame.setFacts({ ...openState, motion: 'calm', view: 'shop' }, 5)
    frame.step(5.49)
    expect(frame.look.x).toBe(before)
    expect(frame.look.opacity).toBeLessThan(0.1)
    frame.step(5.9)
    expect(frame.look.x).not.toBe(before)
  })

  it('follows a resize at once', () => {
    frame.setFacts(openState, 0)
    frame.step(0)
    frame.resize(390, 844, 2)
    expect(frame.look.x).toBeCloseTo(homeMoonX(390, 844))
  })

  it('smooths the pointer’s movement equally at any frame rate', () => {
    const parallaxAfterOneSecond = (framesPerS: number) => {
      const otherFrame = new SkyFrame()
      otherFrame.setFacts(openState, 0)
      otherFrame.step(0)
      otherFrame.aimAt(1, 0)
      for (let i = 1; i <= framesPerS; i++) otherFrame.step(i / framesPerS)
      return otherFrame.parallax.x
    }
    expect(parallaxAfterOneSecond(60)).toBeLessThan(-10)
    expect(parallaxAfterOneSecond(60)).toBeCloseTo(parallaxAfterOneSecond(20), 3)
  })

  it('turns the moon by its tilt', () => {
    frame.setFacts({ ...openState, moonTilt: Math.PI }, 0)
    frame.step(0)
    expect(frame.look.tilt).toBe(Math.PI)
  })
})
