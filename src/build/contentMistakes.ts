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

/** Finds what does not fit a schema: a sentence a mistake, with the file, the entry, the field and what to do. */
export function contentMistakes(file: string, value: unknown, fits: z.ZodType): string[] {
  const result = fits.safeParse(value, { error: messageFor })
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
