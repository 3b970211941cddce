/** Between two words about a long piece of work, milliseconds. */
const EVERY_MS = 5000

/**
 * Says on the console how far a long piece of work is; of a short one it says nothing.
 *
 * @param what is being made, as in `Pictures`
 * @param count of all its parts
 * @returns a function to be called for every part that is done: whether it took work, or was there from before
 */
export function progress(what: string, count: number): (isNew: boolean) => void {
  let done = 0
  let made = 0
  let saidMs = Date.now()
  return (isNew) => {
    done++
    if (isNew) made++
    if (made === 0 || Date.now() - saidMs < EVERY_MS) return
    saidMs = Date.now()
    console.log(`${what}: ${done} of ${count}; the next build has them already`)
  }
}
