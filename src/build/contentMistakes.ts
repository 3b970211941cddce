import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** The expected kind of value, for messages. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'words; write it in quotes',
  array: 'a list; write it in square brackets',
  object: 'a group of fields; write it in curly brackets',
  boolean: 'true or false',
  number: 'a number',
}

/** One sentence for each value that does not fit the schema: its file, entry and field, and what to write instead. */
export function contentMistakes(file: string, value: unknown, schema: z.ZodType): string[] {
  const result = schema.safeParse(value, { error: messageFor })
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${file}: ${where(value, path)}${message}.`)
}

/** The message for a mistake without one of its own in the schema. */
function messageFor(issue: Issue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(' and ')
    return `has ${names}, which is not a field of the site; correct its name, or remove it`
  }
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'is missing; write it'
  return `is not ${KINDS[issue.expected] ?? issue.expected}`
}

/** The place of a mistake, as in `projects 2 (Lantern Road): title `; empty for the whole file. */
function where(value: unknown, path: readonly PropertyKey[]): string {
  let inside = value
  let way = ''
  for (const [depth, key] of path.entries()) {
    inside = (inside as Record<PropertyKey, unknown> | undefined)?.[key]
    const isField = typeof key !== 'number'
    const joint = depth === 0 ? '' : isField && typeof path[depth - 1] !== 'number' ? '.' : ': '
    way += joint + (isField ? String(key) : entryName(inside, key))
  }
  return way && `${way} `
}

function entryName(entry: unknown, index: number): string {
  const { name, title, alt, id } = (entry ?? {}) as Record<string, unknown>
  const known = [name, title, alt, id].find((text) => typeof text === 'string' && text.trim() !== '')
  return known === undefined ? `entry ${index + 1}` : `“${known}”`
}
