/** A queue of tasks, which run one after the other. */
export function createTaskQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Runs a task after all that were added before it. Fails as the task does; the next one runs all the same. */
    run: <T>(task: () => Promise<T>): Promise<T> => {
      const result = last.then(task)
      last = result.then(
        () => {},
        () => {},
      )
      return result
    },
  }
}
