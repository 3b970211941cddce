const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Calls back at the first sign of a person. @returns what takes it back */
export function onceInput(callback: () => void): () => void {
  const ending = new AbortController()
  const there = () => {
    ending.abort()
    callback()
  }
  for (const sign of SIGNS) addEventListener(sign, there, { passive: true, signal: ending.signal })
  return () => ending.abort()
}
