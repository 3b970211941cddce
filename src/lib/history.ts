/** Steps that can be undone. */
const MOST_STEPS = 300

/** A value, what it was before each step, and what it was before each step was undone. */
export interface History<T> {
  readonly past: readonly Step<T>[]
  readonly present: T
  readonly future: readonly Step<T>[]
  /** The group of the last step while more changes may join it, and when it last changed, milliseconds. */
  readonly open: { readonly group: string; readonly atMs: number } | null
}

interface Step<T> {
  readonly value: T
  /** A description of the change from this value to the next one. */
  readonly label: string
}

/** How a change joins the step before it. */
export interface Change {
  /** A description of the change. */
  readonly label?: string
  /** A field's path. Consecutive changes of one group are one undo step. */
  readonly group?: string | null
  /** How long after the last change of its group a change still joins it, milliseconds; without one, until `settle`. */
  readonly withinMs?: number
  /** The time, milliseconds. */
  readonly nowMs?: number
}

/** A history that begins with a value. */
export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [], open: null }
}

/** A history with one change more; the same history when nothing changes. */
export function change<T>(history: History<T>, present: T, how: Change = {}): History<T> {
  const { label = '', group = null, withinMs = Number.POSITIVE_INFINITY, nowMs = 0 } = how
  if (present === history.present) return history
  const open = group === null ? null : { group, atMs: nowMs }
  const joins = group !== null && history.open?.group === group && nowMs - history.open.atMs < withinMs
  const past = joins ? history.past : [...history.past, { value: history.present, label }].slice(-MOST_STEPS)
  return { past, present, future: [], open }
}

/** Closes the open group: the next change is a step by itself. */
export function settle<T>(history: History<T>): History<T> {
  return history.open === null ? history : { ...history, open: null }
}

/** The history one step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (!last) return history
  const undone = { value: present, label: last.label }
  return { past: past.slice(0, -1), present: last.value, future: [undone, ...future], open: null }
}

/** The history with the last undone step done again; the same history when there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (!next) return history
  return {
    past: [...past, { value: present, label: next.label }],
    present: next.value,
    future: rest,
    open: null,
  }
}
