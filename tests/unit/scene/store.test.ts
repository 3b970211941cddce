import { beforeEach, describe, expect, it } from 'vitest'
import { forcedState } from '../../../src/scene/forcedState.ts'
import { useScene } from '../../../src/scene/store.ts'
import { gateState } from '../../helpers/defaultSky.ts'

describe('the scene store', () => {
  beforeEach(() => useScene.setState(gateState))

  it('is `opening` after `openGate`, and `open` after `finishOpening`', () => {
    const { openGate, finishOpening } = useScene.getState()
    openGate()
    expect(useScene.getState().phase).toBe('opening')
    finishOpening()
    expect(useScene.getState().phase).toBe('open')
  })

  it('changes nothing when `openGate` is called again, during or after the opening', () => {
    const { openGate, finishOpening } = useScene.getState()
    let changes = 0
    const stop = useScene.subscribe(() => changes++)
    openGate()
    openGate()
    finishOpening()
    openGate()
    stop()
    expect(useScene.getState().phase).toBe('open')
    expect(changes).toBe(2)
  })

  it('tries a lost or slow live sky again after a choice of motion, and a lost one on another page', () => {
    const { setContextLost, setTooSlow, setMotion, setView } = useScene.getState()
    setContextLost(true)
    setTooSlow(true)
    setView('shop')
    expect(useScene.getState()).toMatchObject({ isContextLost: false, isTooSlow: true })
    setContextLost(true)
    setMotion('full')
    expect(useScene.getState()).toMatchObject({ isContextLost: false, isTooSlow: false })
  })

  it('applies the forced state of an address, and changes nothing else', () => {
    useScene.getState().forceState({ gate: 'open', seed: 3, stars: 1000 })
    const { phase, motion, constants } = useScene.getState()
    expect([phase, constants.seed, motion]).toEqual(['open', 3, 'full'])
    expect([constants.views.home.stars, constants.views.shop.stars]).toEqual([1000, 1000])
    expect(gateState.constants.views.home.stars).toBe(100)
  })

  it('freezes the opening at a time of the address, and ignores a time after the end of the opening', () => {
    const { gate } = gateState.constants
    const constants = { ...gateState.constants, gate: { ...gate, fadeOutMs: 2000 } }
    useScene.setState({ constants })
    const { forceState } = useScene.getState()
    forceState(forcedState('?gate=2.1'))
    expect(useScene.getState()).toMatchObject({ phase: 'gate', frozenOpeningS: null })
    for (const timeS of [0, 1.2, 2]) {
      forceState(forcedState(`?gate=${timeS}`))
      expect(useScene.getState()).toMatchObject({ phase: 'opening', frozenOpeningS: timeS })
    }
  })
})
