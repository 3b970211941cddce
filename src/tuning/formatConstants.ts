import type { Constants } from '../constants/schema.ts'

/** The same as in Biome's settings. */
const LINE_WIDTH = 110

/** An innermost group with its indentation and name. */
const INNER_GROUP = /^( *"\w+": )(\{[^{}]*\})(,?)$/gm

/** Constants as JSON in the format of the repository's formatter: poses and pairs on one line. */
export function formatConstants(constants: Constants): string {
  const text = JSON.stringify(constants, null, 2).replace(INNER_GROUP, (group, name, values, comma) => {
    const line = `${name}${values.replace(/\s+/g, ' ')}${comma}`
    return line.length <= LINE_WIDTH ? line : group
  })
  return `${text}\n`
}
