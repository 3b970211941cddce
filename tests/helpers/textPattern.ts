import { fill } from '../../src/lib/fill.ts'

/** A placeholder without a value matches any text of one line. */
const ANYTHING = String.raw`[^\n]*`

/**
 * A pattern of the whole text that a text with placeholders becomes.
 *
 * @param text of the site or the editor, as in `Move {name} up`
 * @param values that are known, by the names of their placeholders
 */
export function textPattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text
    .split(/(\{\w+\})/)
    .map((part) => fill(part, values))
    .map((part) => (/^\{\w+\}$/.test(part) ? ANYTHING : escapedForPattern(part)))
  return new RegExp(`^${parts.join('')}$`)
}

/** A text as part of a regular expression. `RegExp.escape` is not in every Node that the tests run in. */
export function escapedForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
