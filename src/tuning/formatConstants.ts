import type { Constants } from '../constants/schema.ts'

/** As in the formatter's settings. */
const LINE_WIDTH = 110

/** A group that holds no other, with its indentation and name. */
const INNER_GROUP = /^( *"\w+": )(\{[^{}]*\})(,?)$/gm

/** Constants as their file is written: JSON as the repository's formatter leaves it, a pose or a pair on one line. */
export function formatConstants(constants: Constants): string {
  const text = JSON.stringify(constants, null, 2).replace(INNER_GROUP, (group, name, values, comma) => {
    const line = `${name}${values.replace(/\s+/g, ' ')}${comma}`
    return line.length <= LINE_WIDTH ? line : group
  })
  return `${text}\n`
}
