import { describe, expect, it } from 'vitest'
import { createTaskQueue } from '../../../../src/editor/drafts/taskQueue.ts'

/** A task that ends when the test calls `end`. */
function task(log: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { run: () => ended.then(() => log.push(name)), end }
}

describe('a queue of tasks', () => {
  it('runs its tasks in order, however long each takes', async () => {
    const queue = createTaskQueue()
    const log: string[] = []
    const first = task(log, 'first')
    const second = task(log, 'second')
    const done = Promise.all([queue.run(first.run), queue.run(second.run)])
    second.end()
    await Promise.resolve()
    expect(log).toEqual([])
    first.end()
    await done
    expect(log).toEqual(['first', 'second'])
  })

  it('rejects the promise of a failing task, and runs the next', async () => {
    const queue = createTaskQueue()
    const failing = queue.run(() => Promise.reject(new Error('full')))
    const next = queue.run(() => Promise.resolve('saved'))
    await expect(failing).rejects.toThrow('full')
    await expect(next).resolves.toBe('saved')
  })
})
