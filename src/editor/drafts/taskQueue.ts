export function createTaskQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Resolves or rejects as the task does. After a failure the next task runs too. */
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
