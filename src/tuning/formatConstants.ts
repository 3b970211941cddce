import type { Constants } from '../constants/schema.ts'

/** As in the formatter's settings. */
const LINE_WIDTH = 110
const INDENT = '  '

/** Constants as their file is written: JSON as the repository's formatter leaves it, a group on one line if it fits. */
export function formatConstants(constants: Constants): string {
  return `${expanded(constants, '')}\n`
}

function expanded(group: object, indent: string): string {
  const entries = Object.entries(group)
  const inner = indent + INDENT
  const lines = entries.map(([key, value], index) => {
    const comma = index < entries.length - 1 ? ',' : ''
    const line = `${inner}${JSON.stringify(key)}: ${onOneLine(value)}${comma}`
    if (line.length <= LINE_WIDTH || typeof value !== 'object') return line
    return `${inner}${JSON.stringify(key)}: ${expanded(value, inner)}${comma}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`)
  return `{ ${entries.join(', ')} }`
}
