import type { z } from 'zod'
import { nearestName } from '../lib/nearestName.ts'

type Issue = z.core.$ZodRawIssue

/** The end of the sentence “… is not …”, by the type that the schema expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'words; write it in quotes',
  array: 'a list; write it in square brackets',
  object: 'a group of fields; write it in curly brackets',
  boolean: 'true or false',
  number: 'a number; write it without quotes, as in 25',
}

/** Checks the value of a content file. Returns one sentence per mistake, with a remedy. */
export function contentMistakes(file: string, value: unknown, schema: z.ZodType): string[] {
  const result = schema.safeParse(value, { error: messageFor })
  if (result.success) return []
  return result.error.issues.map(({ path, message }) => `${file}: ${placeOf(value, path)}${message}.`)
}

export function exportMistakes(
  file: string,
  module: Readonly<Record<string, unknown>>,
  name: string,
): string[] {
  if (module[name] !== undefined) return []
  const exportNames = Object.keys(module).map((other) => (other === 'default' ? 'a default' : `“${other}”`))
  const found =
    exportNames.length > 0 ? `exports ${exportNames.join(' and ')}, not “${name}”` : 'exports nothing'
  return [`${file}: ${found}; write “export const ${name} = …”.`]
}

/** Advice about wrong names: the most similar names, if there are any. */
export function remedy(wrongNames: readonly string[], names: readonly string[]): string {
  const suggestions = wrongNames.flatMap((name) => nearestName(name, names) ?? [])
  if (suggestions.length === 0) return wrongNames.length > 1 ? 'correct their names' : 'correct its name'
  return `write ${suggestions.map((name) => `“${name}”`).join(' and ')}`
}

function fieldsOf(schema: unknown): string[] {
  const { shape } = (schema ?? {}) as { readonly shape?: Readonly<Record<string, unknown>> }
  return Object.keys(shape ?? {})
}

function messageFor(issue: Issue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(' and ')
    const [verb, pronoun] = issue.keys.length > 1 ? ['are not fields', 'them'] : ['is not a field', 'it']
    return `has ${names}, which ${verb} of the site; ${remedy(issue.keys, fieldsOf(issue.inst))}, or remove ${pronoun}`
  }
  if (issue.code !== 'invalid_type') return undefined
  if (issue.input === undefined) return 'is missing; write it'
  return `is not ${EXPECTED[issue.expected] ?? issue.expected}`
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
