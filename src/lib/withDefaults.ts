/** Copies a group of values, and takes missing values, at any depth, from `defaults`. A list counts as one value. */
export function withDefaults<T>(values: unknown, defaults: T): T {
  if (!isGroup(values) || !isGroup(defaults)) return (values === undefined ? defaults : values) as T
  const names = new Set([...Object.keys(defaults), ...Object.keys(values)])
  return Object.fromEntries([...names].map((name) => [name, withDefaults(values[name], defaults[name])])) as T
}

/** The values that differ from `defaults`, in their groups. `withDefaults` adds the others again. Undefined if none differ. */
export function differences(values: unknown, defaults: unknown): unknown {
  if (!isGroup(values) || !isGroup(defaults)) return values === defaults ? undefined : values
  const changed = Object.entries(values)
    .map(([name, value]) => [name, differences(value, defaults[name])] as const)
    .filter(([, value]) => value !== undefined)
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
