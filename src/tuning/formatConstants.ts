import type { Constants } from '../constants/schema.ts'
import { changedPaths, valueAt } from './constantPaths.ts'

/** Longest line, characters: the same as in Biome's settings. */
const LINE_WIDTH = 110

/** An innermost group with its indentation and name. */
const INNER_GROUP = /^( *"\w+": )(\{[^{}]*\})(,?)$/gm

/** Groups of constants. Some groups and constants may be missing. */
export interface ChangedConstants {
  [name: string]: number | boolean | ChangedConstants
}

/** The constants that differ from the defaults. An owner's file needs no others. */
export function changedConstants(constants: Constants, defaults: Constants): ChangedConstants {
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

/** Constants as JSON, formatted as by the repository's formatter: an innermost group is on one line, if it fits. */
export function formatConstants(constants: Constants | ChangedConstants): string {
  const text = JSON.stringify(constants, null, 2).replace(INNER_GROUP, (group, name, values, comma) => {
    const line = `${name}${values.replace(/\s+/g, ' ')}${comma}`
    return line.length <= LINE_WIDTH ? line : group
  })
  return `${text}\n`
}
