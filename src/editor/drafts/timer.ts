/** A timer for one task. `start` replaces the waiting task. */
export function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    isRunning: () => timer !== undefined,
    stop,
    start: (task: () => void, delayMs: number) => {
      stop()
      timer = setTimeout(() => {
        timer = undefined
        task()
      }, delayMs)
    },
  }
}
