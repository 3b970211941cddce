/** A value and the way to it and back. */
export interface History<T> {
  readonly past: readonly Step<T>[]
  readonly present: T
  readonly future: readonly Step<T>[]
  /** What the running gesture changes, as long as it lasts: all of a drag is one step. */
  readonly gesture: string | null
}

interface Step<T> {
  readonly value: T
  /** What was done between this value and the next one, in words. */
  readonly deed: string
}

/** More steps than this nobody goes back. */
const MOST_STEPS = 300

/** A history in which nothing was done yet. */
export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null }
}

/**
 * Goes on to another value.
 *
 * @param deed what is done, in words
 * @param gesture a name, as long as more of the same may follow: until `settled`, its changes are one step
 */
export function changed<T>(
  history: History<T>,
  present: T,
  deed: string,
  gesture: string | null = null,
): History<T> {
  if (present === history.present) return history
  const goesOn = gesture !== null && gesture === history.gesture
  const past = goesOn ? history.past : [...history.past, { value: history.present, deed }].slice(-MOST_STEPS)
  return { past, present, future: [], gesture }
}

/** Ends the running gesture: whatever comes next is a step of its own. */
export function settled<T>(history: History<T>): History<T> {
  return history.gesture === null ? history : { ...history, gesture: null }
}

/** One step back; the same again where there is none. */
export function undone<T>({ past, present, future, gesture }: History<T>): History<T> {
  const last = past.at(-1)
  if (!last) return { past, present, future, gesture }
  const back = { value: present, deed: last.deed }
  return { past: past.slice(0, -1), present: last.value, future: [back, ...future], gesture: null }
}

/** One step forth again; the same again where there is none. */
export function redone<T>({ past, present, future, gesture }: History<T>): History<T> {
  const [next, ...rest] = future
  if (!next) return { past, present, future, gesture }
  return {
    past: [...past, { value: present, deed: next.deed }],
    present: next.value,
    future: rest,
    gesture: null,
  }
}
