import { z } from 'zod'
import { nearestName } from '../../../lib/nearestName.ts'
import { remedy } from '../../../site/fields.ts'

/** The end of the sentence “… is not …”, by the type that the schema expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'words; write it in quotes',
  array: 'a list; write it in square brackets',
  object: 'a group of fields; write it in curly brackets',
  boolean: 'true or false',
  number: 'a number; write it without quotes, as in 25',
}

/** Checks the value of a content file. Returns one sentence per mistake, with the file, the field and a remedy. */
export function fieldMistakes(file: string, value: unknown, schema: z.core.$ZodType): string[] {
  const { error } = z.safeParse(schema, value, { error: messageFor })
  return (error?.issues ?? []).map(({ path, message }) => `${file}: ${placeOf(value, path)}${message}.`)
}

function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, issue.inst)
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined
  if (issue.input === undefined) return 'is missing; write it'
  if (issue.code === 'invalid_type') return `is not ${EXPECTED[issue.expected] ?? issue.expected}`
  const names = issue.values.map(String)
  return `is none of ${names.join(', ')}; ${remedy(String(issue.input), names)}`
}

function unknownFields(fields: readonly string[], schema: unknown): string {
  const { shape = {} } = schema as { readonly shape?: object }
  const suggestions = fields.flatMap((field) => nearestName(field, Object.keys(shape)) ?? [])
  const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and ')
  const advice = suggestions.length > 0 ? `write ${list(suggestions)}, or remove it` : 'remove it'
  return `has ${list(fields)}, which the site does not know; ${advice}`
}

/** The place of a mistake, as in `“Lantern Road”: title ` or `entry 2 `. Empty for the whole file. */
function placeOf(value: unknown, path: readonly PropertyKey[]): string {
  let current = value
  let place = ''
  for (const [depth, key] of path.entries()) {
    current = (current as Record<PropertyKey, unknown> | undefined)?.[key]
    const isField = typeof key !== 'number'
    const isFieldOfField = isField && typeof path[depth - 1] !== 'number'
    if (depth > 0) place += isFieldOfField ? '.' : ': '
    place += isField ? String(key) : entryName(current, key)
  }
  return place && `${place} `
}

function entryName(entry: unknown, index: number): string {
  const { name, title, alt, id } = (entry ?? {}) as Record<string, unknown>
  const label = [name, title, alt, id].find((text) => typeof text === 'string' && text.trim() !== '')
  return label === undefined ? `entry ${index + 1}` : `“${label}”`
}
