export function createTaskQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Runs a task after all earlier tasks, even if one of them failed. Resolves or rejects as the task does. */
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
