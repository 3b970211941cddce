import { beforeEach, describe, expect, it } from 'vitest'
import { stepsUntil } from '../../../src/scene/nextStep.ts'
import { useScene } from '../../../src/scene/store.ts'

/** Whether a promise is settled once every task that waits has run. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false
  promise.then(
    () => {
      done = true
    },
    () => {
      done = true
    },
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  return done
}

import { gateState } from '../../helpers/defaultSky.ts'

describe('the steps of the sky’s start', () => {
  beforeEach(() => useScene.setState(gateState))

  it('follow each other in tasks, so that input comes between them', async () => {
    const order: string[] = []
    const nextStep = stepsUntil(new AbortController().signal)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => order.push('input')
    port2.postMessage(null)
    await nextStep()
    order.push('next step')
    port1.close()
    expect(order).toEqual(['input', 'next step'])
  })

  it('wait while the gate opens, and go on once it is open', async () => {
    useScene.getState().enter()
    const step = stepsUntil(new AbortController().signal)()
    expect(await isDone(step)).toBe(false)
    useScene.getState().opened()
    expect(await isDone(step)).toBe(true)
  })

  it('do not wait for an opening that is forced to stand frozen', async () => {
    useScene.getState().force({ gate: 0.5 })
    expect(await isDone(stepsUntil(new AbortController().signal)())).toBe(true)
  })

  it('end where the start is abandoned', async () => {
    const ending = new AbortController()
    const nextStep = stepsUntil(ending.signal)
    ending.abort(new Error('another page'))
    await expect(nextStep()).rejects.toThrow('another page')
  })
})
