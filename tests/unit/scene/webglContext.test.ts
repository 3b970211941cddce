import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contextAnswer } from '../../../src/scene/webglContext.ts'

const neverAborted = new AbortController().signal

/** A context whose graphics process answers after some questions about the fence. */
function contextAfter(questions: number) {
  let asked = 0
  return {
    SIGNALED: 1,
    SYNC_STATUS: 2,
    SYNC_GPU_COMMANDS_COMPLETE: 3,
    fenceSync: () => ({}),
    flush: vi.fn(),
    deleteSync: vi.fn(),
    isContextLost: () => false,
    getSyncParameter: vi.fn(() => (++asked > questions ? 1 : 0)),
  }
}

const answerOf = (context: object, signal = neverAborted) =>
  contextAnswer(context as unknown as WebGL2RenderingContext, signal)

describe('the answer of a new context', () => {
  beforeEach(() => {
    // Safari has no `requestIdleCallback`.
    vi.stubGlobal('window', {})
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes when the graphics process has reached the fence', async () => {
    const context = contextAfter(3)
    const answer = answerOf(context)
    await vi.runAllTimersAsync()
    await answer
    expect(context.flush).toHaveBeenCalledOnce()
    expect(context.getSyncParameter).toHaveBeenCalledTimes(4)
    expect(context.deleteSync).toHaveBeenCalledOnce()
  })

  it('is not awaited for ever', async () => {
    const answer = answerOf(contextAfter(Number.POSITIVE_INFINITY))
    await vi.advanceTimersByTimeAsync(5000)
    await expect(answer).resolves.toBeUndefined()
  })

  it('is not awaited when the context is lost', async () => {
    const context = { ...contextAfter(Number.POSITIVE_INFINITY), isContextLost: () => true }
    const answer = answerOf(context)
    await vi.advanceTimersByTimeAsync(100)
    await expect(answer).resolves.toBeUndefined()
  })

  it('is not awaited when the start is abandoned', async () => {
    const controller = new AbortController()
    const answer = answerOf(contextAfter(Number.POSITIVE_INFINITY), controller.signal)
    controller.abort(new Error('another page'))
    await expect(answer).rejects.toThrow('another page')
  })
})
