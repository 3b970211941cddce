/** A run of lines in whose place others come. */
export interface LineChange {
  /** The first of them, counted from 0 in the text as it was. */
  readonly at: number
  readonly removed: number
  readonly lines: readonly string[]
}

/**
 * Tells how one text becomes another, by whole lines: the runs that differ where both have as many lines, as after a
 * letter typed, else all between the lines that are the same at the start and at the end.
 *
 * @returns the changes from first to last; none for the same text
 */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const old = before.split('\n')
  const now = after.split('\n')
  return old.length === now.length ? changedRuns(old, now) : changedMiddle(old, now)
}

/** The text that the changes of `lineChanges(before, …)` lead to. */
export function withLineChanges(before: string, changes: readonly LineChange[]): string {
  if (changes.length === 0) return before
  const lines = before.split('\n')
  const parts: string[] = []
  let next = 0
  for (const { at, removed, lines: put } of changes) {
    parts.push(...lines.slice(next, at), ...put)
    next = at + removed
  }
  return [...parts, ...lines.slice(next)].join('\n')
}

function changedRuns(old: readonly string[], now: readonly string[]): LineChange[] {
  const changes: LineChange[] = []
  for (let at = 0; at < old.length; at++) {
    if (old[at] === now[at]) continue
    let end = at + 1
    while (end < old.length && old[end] !== now[end]) end++
    changes.push({ at, removed: end - at, lines: now.slice(at, end) })
    at = end
  }
  return changes
}

function changedMiddle(old: readonly string[], now: readonly string[]): LineChange[] {
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start++
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return [{ at: start, removed: old.length - start - end, lines: now.slice(start, now.length - end) }]
}
