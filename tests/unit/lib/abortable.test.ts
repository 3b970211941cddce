import { describe, expect, it, onTestFinished } from 'vitest'
import { abortable } from '../../../src/lib/abortable.ts'

const never = new Promise<never>(() => {})

describe('a wait that can be aborted', () => {
  it('has the outcome of its promise when the signal has not aborted', async () => {
    const { signal } = new AbortController()
    await expect(abortable(Promise.resolve(7), signal)).resolves.toBe(7)
    await expect(abortable(Promise.reject(new Error('no file')), signal)).rejects.toThrow('no file')
  })

  it('rejects with the signal’s reason as soon as the signal aborts', async () => {
    const controller = new AbortController()
    const wait = abortable(never, controller.signal)
    controller.abort(new Error('another page'))
    await expect(wait).rejects.toThrow('another page')
  })

  it('rejects at once when the signal has aborted before', async () => {
    await expect(abortable(never, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  })

  it('handles a later failure of the promise when the signal has aborted before', async () => {
    const unhandled: unknown[] = []
    const record = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', record)
    onTestFinished(() => void process.off('unhandledRejection', record))
    const failure = Promise.reject(new Error('no file'))
    await expect(abortable(failure, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled).toEqual([])
  })

  it('keeps its outcome when the signal aborts later', async () => {
    const controller = new AbortController()
    const wait = abortable(Promise.resolve('here'), controller.signal)
    await wait
    controller.abort()
    await expect(wait).resolves.toBe('here')
  })
})
