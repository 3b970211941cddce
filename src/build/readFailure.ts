import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Place {
  readonly file?: string
  readonly line?: number
}

interface Failure {
  readonly message?: string
  readonly loc?: Place
  readonly errors?: readonly Failure[]
}

/** Texts in double quotes and backticks, in which an apostrophe does no harm. */
const OTHER_QUOTES = /"[^"]*"|`[^`]*`/g
/** A letter on both sides: the quote is an apostrophe, and ends the text too early. */
const APOSTROPHE = /\p{L}'\p{L}/u

/** Says in a sentence why a file of content cannot be read, and where. @param root the project's folder */
export function readFailure(root: string, reason: unknown): string {
  const outer = (reason ?? {}) as Failure
  const { message = String(reason), loc } = outer.errors?.[0] ?? outer
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n')
  const problem = firstLine.replace(/^\[\w+\] /, '').replace(/\.$/, '')
  if (!loc?.file) return `${problem}.`
  return `${relative(root, loc.file)}, line ${loc.line}: ${advice(loc, problem)}.`
}

function advice({ file = '', line = 0 }: Place, problem: string): string {
  const code = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '') : ''
  if (APOSTROPHE.test(code.replace(OTHER_QUOTES, '')))
    return 'an apostrophe ends a text in single quotes; write ’ for it, or put the text in double quotes'
  return `${problem}; look for a missing quote, comma or bracket there or just above`
}
