/** Changes to the same thing within so long of one another are one step back, milliseconds. */
const GROUPED_WITHIN_MS = 1000
/** Steps that can be taken back. */
const MOST_STEPS = 200

/** A value, what it was before each step, and what it was before each step was taken back. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** What the last step changed, and when it last did, milliseconds; null after a step that stands by itself. */
  readonly open: { readonly group: string; readonly atMs: number } | null
}

/** A history that begins here. */
export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [], open: null }
}

/**
 * A history with one change more.
 *
 * @param group what is changed, as a field's path: changes of one group that follow each other quickly are one step;
 *   null for a change that stands by itself
 * @param nowMs the time, milliseconds
 */
export function step<T>(history: History<T>, present: T, group: string | null, nowMs: number): History<T> {
  if (present === history.present) return history
  const open = group === null ? null : { group, atMs: nowMs }
  const continues =
    group !== null && history.open?.group === group && nowMs - history.open.atMs < GROUPED_WITHIN_MS
  const past = continues ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present, future: [], open }
}

/** The history one step back, or as it is when there is none. */
export function stepBack<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], open: null }
}

/** The history with the last step that was taken back done again, or as it is when there is none. */
export function stepForward<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest, open: null }
}
