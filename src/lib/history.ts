/** Older steps are dropped. */
const MAX_STEPS = 300

/** An undo history: the value now, the values before each step, and the values that were undone. */
export interface History<T> {
  readonly past: readonly Step<T>[]
  readonly present: T
  readonly future: readonly Step<T>[]
  /** The group of the last change, which the next change may join, and the time of that change, ms. */
  readonly open: { readonly group: string; readonly atMs: number } | null
}

/** @property label the name of the change, for messages about undo and redo */
interface Step<T> {
  readonly value: T
  readonly label: string
}

export interface Change {
  readonly label?: string
  /** The path of the field that changes. Consecutive changes of one group are one undo step. */
  readonly group?: string | null
  /** The change joins the open group only within this time of the last change. Default: until `settle`. */
  readonly withinMs?: number
  readonly nowMs?: number
}

export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [], open: null }
}

/** Adds a change. Returns the same history when nothing changes. */
export function change<T>(history: History<T>, present: T, how: Change = {}): History<T> {
  const { label = '', group = null, withinMs = Number.POSITIVE_INFINITY, nowMs = 0 } = how
  if (present === history.present) return history
  const open = group === null ? null : { group, atMs: nowMs }
  const joins = group !== null && history.open?.group === group && nowMs - history.open.atMs < withinMs
  const past = joins ? history.past : [...history.past, { value: history.present, label }].slice(-MAX_STEPS)
  return { past, present, future: [], open }
}

/** Closes the open group: the next change is a separate step. */
export function settle<T>(history: History<T>): History<T> {
  return history.open === null ? history : { ...history, open: null }
}

/** Goes one step back. Returns the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  const last = past.at(-1)
  if (!last) return history
  const undone = { value: present, label: last.label }
  return { past: past.slice(0, -1), present: last.value, future: [undone, ...future], open: null }
}

/** Repeats the last undone step. Returns the same history when there is none. */
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
