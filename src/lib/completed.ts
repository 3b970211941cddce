/** Copies a group of values and takes missing ones from the defaults, at every depth. */
export function completed<T>(given: unknown, defaults: T): T {
  if (!isGroup(given) || !isGroup(defaults)) return (given === undefined ? defaults : given) as T
  const names = new Set([...Object.keys(defaults), ...Object.keys(given)])
  return Object.fromEntries([...names].map((name) => [name, completed(given[name], defaults[name])])) as T
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
