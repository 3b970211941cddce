import type { ConstantPath } from './constantPaths.ts'
import panelText from './panelText.json' with { type: 'json' }

/** Names by a constant's path, or by the last key of the path. */
const constantNames: Readonly<Record<string, string>> = panelText.constantNames
export const groupNames: Readonly<Record<string, string>> = panelText.groups

export function constantName({ path, keys }: ConstantPath): string {
  // All switches for falling stars are below one heading, so each shows only the name of its view.
  if (keys.at(-1) === 'falling') return groupNames[keys[1] ?? ''] ?? path
  return ownName(path, keys)
}

/** A constant's name after the names of its groups, as in “Home: Stars”. Some groups have no name. */
export function fullName({ path, keys }: ConstantPath): string {
  const groups = keys.slice(0, -1).flatMap((key) => groupNames[key] ?? [])
  return [...groups, ownName(path, keys)].join(': ')
}

function ownName(path: string, keys: readonly string[]): string {
  return constantNames[path] ?? constantNames[keys.at(-1) ?? ''] ?? path
}
