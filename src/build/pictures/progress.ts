const MESSAGE_INTERVAL_MS = 5000

/**
 * Prints the progress of a long task from its first new part on. A task with all parts in the cache is short.
 * @returns a function to call for each finished part; `isNew` is false for a part that an earlier build has cached
 */
export function progress(task: string, count: number): (isNew: boolean) => void {
  let finishedParts = 0
  let newParts = 0
  let lastMessageMs = Date.now()
  return (isNew) => {
    finishedParts++
    if (isNew) newParts++
    if (newParts === 0 || Date.now() - lastMessageMs < MESSAGE_INTERVAL_MS) return
    lastMessageMs = Date.now()
    console.log(`${task}: ${finishedParts} of ${count}; the next build has them already`)
  }
}
