import { afterEach, describe, expect, it, vi } from 'vitest'
import { useScene } from '../../../src/scene/store.ts'
import { centredTop, smoothScrollTo } from '../../../src/ui/smoothScroll.ts'
import { gateState } from '../../helpers/defaultSky.ts'

describe('smooth scrolling', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    useScene.setState(useScene.getInitialState(), true)
  })

  it('jumps when its duration is 0', async () => {
    const scrollTo = vi.fn()
    vi.stubGlobal('window', { scrollTo, scrollY: 300 })
    const constants = { ...gateState.constants, scroll: { ...gateState.constants.scroll, durationMs: 0 } }
    useScene.setState({ ...gateState, motion: 'full', constants })
    expect(await smoothScrollTo(() => 900)).toBe(true)
    expect(scrollTo.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]])
  })

  it('centres an element that fits into the viewport', () => {
    expect(centredTop({ top: 1000, height: 400 }, 200, 800)).toBe(1000)
  })

  it('shows the top of an element that is taller than the viewport', () => {
    expect(centredTop({ top: 500, height: 2000 }, 100, 800)).toBe(600)
  })

  it('never returns a place above the page', () => {
    expect(centredTop({ top: 10, height: 100 }, 0, 800)).toBe(0)
  })
})
