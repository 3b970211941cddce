const MAX_UNDO_STEPS = 300

/** An undo history. `past` is in the order of the changes; `future` starts with the step to redo next. */
export interface History<T> {
  readonly past: readonly Step<T>[]
  readonly present: T
  readonly future: readonly Step<T>[]
  /** The last change: its group, which the next change may join, and its time, ms. Null if the next change starts a step. */
  readonly openGroup: { readonly group: string; readonly atMs: number } | null
}

/** @property value in `past` before the change, in `future` after it; @property label the change's name, for messages */
interface Step<T> {
  readonly value: T
  readonly label: string
}

interface ChangeOptions {
  readonly label?: string
  /** For example the path of a field. Consecutive changes of one group are one undo step. */
  readonly group?: string | null
  /** The change joins the open group only within this time of the last change. Default: without a limit. */
  readonly withinMs?: number
  /** The time of the change. Needed with `withinMs`. */
  readonly nowMs?: number
}

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], openGroup: null }
}

/** Adds a change to `present`. Returns the same history if `present` is the current value. */
export function recordChange<T>(history: History<T>, present: T, options: ChangeOptions = {}): History<T> {
  const { label = '', group = null, withinMs = Number.POSITIVE_INFINITY, nowMs = 0 } = options
  if (present === history.present) return history
  const { openGroup } = history
  const joinsGroup = openGroup !== null && openGroup.group === group && nowMs - openGroup.atMs < withinMs
  return {
    past: joinsGroup
      ? history.past
      : [...history.past, { value: history.present, label }].slice(-MAX_UNDO_STEPS),
    present,
    future: [],
    openGroup: group === null ? null : { group, atMs: nowMs },
  }
}

/** The next change starts a new undo step. */
export function closeGroup<T>(history: History<T>): History<T> {
  return history.openGroup === null ? history : { ...history, openGroup: null }
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (!last) return history
  const undone = { value: present, label: last.label }
  return { past: past.slice(0, -1), present: last.value, future: [undone, ...future], openGroup: null }
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [next, ...later] = future
  if (!next) return history
  const redone = { value: present, label: next.label }
  return { past: [...past, redone], present: next.value, future: later, openGroup: null }
}
