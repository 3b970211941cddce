import { fill } from '../../src/lib/fill.ts'

const ANY_TEXT_IN_LINE = String.raw`[^\n]*`

/** Matches a text with placeholders, as in `Move {name} up`. A placeholder without a value matches any text in one line. */
export function textPattern(text: string, values: Readonly<Record<string, string | number>> = {}): RegExp {
  const parts = text
    .split(/(\{\w+\})/)
    .map((part) => fill(part, values))
    .map((part) => (/^\{\w+\}$/.test(part) ? ANY_TEXT_IN_LINE : escapedForPattern(part)))
  return new RegExp(`^${parts.join('')}$`)
}

/** Escapes a text for a regular expression. Node 20 and 22 have no `RegExp.escape`. */
export function escapedForPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
