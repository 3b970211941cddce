import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleMoment } from '../../../src/scene/idleMoment.ts'
import { useScene } from '../../../src/scene/store.ts'
import { gateState } from '../../helpers/defaultSky.ts'

const neverAborted = new AbortController().signal

/** True if a promise settles within 80 ms. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  const settle = () => {
    settled = true
  }
  promise.then(settle, settle)
  await new Promise((resolve) => setTimeout(resolve, 80))
  return settled
}

describe('the steps of the sky’s start', () => {
  beforeEach(() => {
    useScene.setState(gateState)
    vi.stubGlobal('window', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it('let the browser handle input between them', async () => {
    const order: string[] = []
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => order.push('input')
    port2.postMessage(null)
    await idleMoment(neverAborted)
    order.push('next step')
    port1.close()
    expect(order).toEqual(['input', 'next step'])
  })

  it('wait while the gate opens, and continue when it is open', async () => {
    useScene.getState().openGate()
    const step = idleMoment(neverAborted)
    expect(await hasSettled(step)).toBe(false)
    useScene.getState().finishOpening()
    expect(await hasSettled(step)).toBe(true)
  })

  it('continue when the address freezes the opening', async () => {
    useScene.getState().forceState({ gate: 0.5 })
    expect(await hasSettled(idleMoment(neverAborted))).toBe(true)
  })

  it('end when the start is abandoned', async () => {
    const controller = new AbortController()
    controller.abort(new Error('another page'))
    await expect(idleMoment(controller.signal)).rejects.toThrow('another page')
  })

  it('end at once when the start is abandoned while the gate opens', async () => {
    useScene.getState().openGate()
    const controller = new AbortController()
    const step = idleMoment(controller.signal)
    expect(await hasSettled(step)).toBe(false)
    controller.abort(new Error('no more motion'))
    await expect(step).rejects.toThrow('no more motion')
    expect(useScene.getState().phase).toBe('opening')
  })
})
