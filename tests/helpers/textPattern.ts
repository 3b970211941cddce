import { fill } from '../../src/lib/fill.ts'

/** A placeholder without a value matches any text of one line. */
const ANYTHING = String.raw`[^\n]*`

/**
 * A pattern that matches a whole text with its placeholders filled.
 *
 * @param text a text of the site or the editor, as in `Move {name} up`
 * @param values of known placeholders, by their names
 */
export function textPattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text
    .split(/(\{\w+\})/)
    .map((part) => fill(part, values))
    .map((part) => (/^\{\w+\}$/.test(part) ? ANYTHING : escapedForPattern(part)))
  return new RegExp(`^${parts.join('')}$`)
}

/** Escapes a text for a regular expression. `RegExp.escape` is missing in some supported versions of Node. */
export function escapedForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
