/** A timer for one task at a time. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isRunning: () => timer !== undefined,
    stop,
    /** Runs a task later, in place of the one that waits. @param delayMs milliseconds */
    start: (task: () => void, delayMs: number) => {
      stop()
      timer = setTimeout(() => {
        timer = undefined
        task()
      }, delayMs)
    },
  }
}
