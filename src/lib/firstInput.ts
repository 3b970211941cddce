const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls back at the first sign of a person.
 *
 * @param latestMs when to call back although there was none, milliseconds from now; never, if it is left out
 * @returns what takes it back
 */
export function onceInput(callback: () => void, latestMs?: number): () => void {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    ending.abort()
    clearTimeout(timer)
  }
  const there = () => {
    end()
    callback()
  }
  for (const sign of SIGNS) addEventListener(sign, there, { passive: true, signal: ending.signal })
  if (latestMs !== undefined) timer = setTimeout(there, latestMs)
  return end
}
