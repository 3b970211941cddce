import { beforeEach, describe, expect, it } from 'vitest'
import type { SceneState } from '../../../../src/scene/store.ts'
import { createFrame, type SkyFrame } from '../../../../src/scene/webgl/frame/skyFrame.ts'
import { resizeFrame, setFacts, stepFrame } from '../../../../src/scene/webgl/frame/stepFrame.ts'
import { PageLight } from '../../../../src/scene/webgl/pageLight.ts'
import { gateState } from '../../../helpers/defaultSky.ts'

let style: Record<string, string>
let frame: SkyFrame
let pageLight: PageLight

/** Opens the gate at 10 s on the clock. */
function openGate(changes: Partial<SceneState> = {}): void {
  const facts = { ...gateState, ...changes }
  frame = createFrame()
  resizeFrame(frame, 1280, 800, 1)
  setFacts(frame, facts, 0)
  stepFrame(frame, 0)
  setFacts(frame, { ...facts, phase: 'opening' }, 10)
  style = {}
  pageLight = new PageLight({ style } as unknown as HTMLElement)
}

/** The light on the page at a moment of the opening, s. */
function lightAt(s: number): number {
  stepFrame(frame, 10 + s)
  pageLight.update(frame)
  return style.visibility === 'visible' ? Number(style.opacity) : 0
}

describe('the light of the diamond on the page', () => {
  beforeEach(() => openGate())

  it('rises from 0 to 0.45 and falls to 0 once, between 0.22 and 0.56 s of the gate’s opening', () => {
    const lights = Array.from({ length: 100 }, (_, i) => lightAt(i / 100))
    const peak = lights.indexOf(Math.max(...lights))
    expect(lights[peak]).toBeCloseTo(0.45)
    expect(lights.findIndex((light) => light > 0)).toBeGreaterThanOrEqual(22)
    expect(lights.findLastIndex((light) => light > 0)).toBeLessThanOrEqual(56)
    for (const [i, light] of lights.entries())
      if (i > 0)
        expect(Math.sign(light - (lights[i - 1] ?? 0)) * (i <= peak ? 1 : -1)).toBeGreaterThanOrEqual(0)
  })

  it('moves with the moon, from whose upper right limb it shines', () => {
    lightAt(0.34)
    const { x, y } = frame.moon
    expect(style.transform).toMatch(new RegExp(`^translate\\(${x}px, ${y}px\\) rotate\\(-0.62rad\\) scale`))
  })

  it('shines from the limb that is lit first, wherever the tilt of the moon turns it', () => {
    const turnOf = (moonPhase: number, moonTilt: number) => {
      openGate({ moonPhase, moonTilt })
      lightAt(0.34)
      return Number(/rotate\((.*)rad\)/.exec(style.transform ?? '')?.[1])
    }
    // Clockwise from the right; the tilt is counterclockwise.
    expect(turnOf(0.25, 0.3)).toBeCloseTo(-0.62 - 0.3)
    expect(turnOf(0.75, 0.3)).toBeCloseTo(0.62 - Math.PI - 0.3)
  })

  it('stays off when the sky is calm', () => {
    openGate({ motion: 'calm' })
    for (let i = 0; i < 100; i++) expect(lightAt(i / 100)).toBe(0)
    expect(style).toEqual({})
  })
})
