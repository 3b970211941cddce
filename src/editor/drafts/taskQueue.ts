/** Runs tasks one after the other. */
export interface TaskQueue {
  /** Runs a task after all that were added before it. Fails as the task does; the next one runs all the same. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>
  /** Settles when nothing is left to run of what was added so far. */
  readonly idle: () => Promise<void>
}

/** An empty queue. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    run: (task) => {
      const result = last.then(task)
      last = result.then(
        () => {},
        () => {},
      )
      return result
    },
    idle: () => last,
  }
}
