/** Time between two messages about a long task, ms. */
const EVERY_MS = 5000

/** Prints the progress of a task that takes longer than `EVERY_MS`. @returns a function to call for each finished part */
export function progress(what: string, count: number): (isNew: boolean) => void {
  let finishedParts = 0
  let newParts = 0
  let lastMessageMs = Date.now()
  return (isNew) => {
    finishedParts++
    if (isNew) newParts++
    if (newParts === 0 || Date.now() - lastMessageMs < EVERY_MS) return
    lastMessageMs = Date.now()
    console.log(`${what}: ${finishedParts} of ${count}; the next build has them already`)
  }
}
