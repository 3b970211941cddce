import type { Constants } from '../constants/schema.ts'
import { changedPaths, valueAt } from './constantPaths.ts'

/** `lineWidth` in Biome's settings. */
const MAX_LINE_CHARACTERS = 110

/** Matches a group without inner groups, as in `  "gate": {…},`. */
const INNERMOST_GROUP = /^( *"\w+": )(\{[^{}]*\})(,?)$/gm

export interface ChangedConstants {
  [name: string]: number | boolean | ChangedConstants
}

/** The constants that differ from the defaults, in their groups. */
export function changedConstants(defaults: Constants, constants: Constants): ChangedConstants {
  const changed: ChangedConstants = {}
  for (const path of changedPaths(defaults, constants)) {
    let group = changed
    for (const key of path.keys.slice(0, -1)) {
      const inner = group[key]
      const next = typeof inner === 'object' ? inner : {}
      group[key] = next
      group = next
    }
    group[path.keys.at(-1) ?? ''] = valueAt(constants, path)
  }
  return changed
}

/** Formats constants as JSON like Biome: a group without inner groups is on one line, if it fits. */
export function formatConstants(constants: Constants | ChangedConstants): string {
  const text = JSON.stringify(constants, null, 2).replace(INNERMOST_GROUP, (group, name, values, comma) => {
    const line = `${name}${values.replace(/\s+/g, ' ')}${comma}`
    return line.length <= MAX_LINE_CHARACTERS ? line : group
  })
  return `${text}\n`
}
