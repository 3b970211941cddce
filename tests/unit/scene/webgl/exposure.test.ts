import { beforeEach, describe, expect, it } from 'vitest'
import { initialSceneState, type SceneState } from '../../../../src/scene/store.ts'
import { Exposure } from '../../../../src/scene/webgl/exposure.ts'
import { SkyFrame } from '../../../../src/scene/webgl/skyFrame.ts'

const HEIGHT_PX = 800
const open: SceneState = { ...initialSceneState, phase: 'open' }
let frame: SkyFrame
let exposure: Exposure
let nowS: number

function next(framesPerS = 60, seed = 1): Exposure {
  nowS += 1 / framesPerS
  frame.step(nowS)
  exposure.next(frame, seed, framesPerS, HEIGHT_PX)
  return exposure
}

/** Draws until nothing moves any more, and says so. */
function rest(): void {
  for (let i = 0; i < 600; i++) next()
  expect(exposure.isWhole).toBe(false)
}

describe('what a frame draws anew', () => {
  beforeEach(() => {
    nowS = 10
    frame = new SkyFrame()
    frame.resize(1280, HEIGHT_PX, 1)
    frame.face(open, nowS)
    exposure = new Exposure(true)
  })

  it('is the whole sky in the first frame, then one strip after the other, and in turn all of it', () => {
    expect(next().isWhole).toBe(true)
    expect([exposure.fromPx, exposure.toPx]).toEqual([0, HEIGHT_PX])
    const drawn = new Set<string>()
    for (let i = 0; i < 3; i++) {
      next()
      expect(exposure.isWhole).toBe(false)
      drawn.add(`${exposure.fromPx}–${exposure.toPx}`)
    }
    expect([...drawn].toSorted()).toEqual(['0–267', '267–533', '533–800'])
  })

  it('is the whole sky always, where the canvas does not keep what was drawn', () => {
    exposure = new Exposure(false)
    for (let i = 0; i < 5; i++) expect(next().isWhole).toBe(true)
  })

  it('is the whole sky always at the gate, where the corona breathes', () => {
    frame.face(initialSceneState, nowS)
    for (let i = 0; i < 5; i++) expect(next().isWhole).toBe(true)
  })

  it('is the whole sky while the gate opens and while one view becomes another', () => {
    frame.face(initialSceneState, nowS)
    next()
    frame.face({ ...open, phase: 'opening' }, nowS)
    for (let i = 0; i < 59; i++) expect(next().isWhole).toBe(true)
    rest()
    frame.face({ ...open, view: 'shop' }, nowS)
    for (let i = 0; i < 59; i++) expect(next().isWhole).toBe(true)
    rest()
  })

  const changes: Readonly<Record<string, () => void>> = {
    'the pointer moves': () => frame.point(0.5, 0.5),
    'the page is scrolled': () => {
      frame.scrollPx = 300
    },
    'the window is another size': () => frame.resize(1000, HEIGHT_PX, 1),
    'fewer pixels are drawn': () => frame.resize(1280, HEIGHT_PX, 0.75),
    'the context is a new one': () => frame.restored(),
    'the moon is another': () => frame.face({ ...open, moonPhase: 0.1 }, nowS),
    'the moon is seen from the south': () => frame.face({ ...open, hemisphere: 'south' }, nowS),
    'falling stars are gone': () => frame.face({ ...open, motion: 'calm' }, nowS),
    'a constant is tuned': () => frame.face({ ...open, constants: structuredClone(open.constants) }, nowS),
  }
  for (const [why, change] of Object.entries(changes)) {
    it(`is the whole sky when ${why}, and a strip again once nothing moves`, () => {
      rest()
      change()
      expect(next().isWhole).toBe(true)
      rest()
    })
  }

  it('is the whole sky of another seed at once', () => {
    rest()
    expect(next(60, 2).isWhole).toBe(true)
    expect(next(60, 2).isWhole).toBe(false)
  })
})
