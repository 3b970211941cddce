import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type SyntaxMistake, syntaxMistake } from './syntaxMistake.ts'

interface SourceLocation {
  readonly file?: string
  readonly line?: number
}

interface Failure {
  readonly message?: string
  readonly loc?: SourceLocation
  readonly stack?: string
  readonly errors?: readonly Failure[]
}

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g
/** A file in a stack trace, as in `at eval (/site/src/content/words.ts:7:5)`. */
const STACK_FILE = /\(([^()]+):\d+:\d+\)/g
/** A text without quotes can cause this error: JavaScript reads its first word as a variable. */
const UNKNOWN_NAME = /^(\S+) is not defined$/

/** A sentence that says why a content file cannot be read, and where. */
export function readFailure(root: string, reason: unknown): string {
  const failure = (reason ?? {}) as Failure
  const { message = String(reason), loc, stack = '' } = failure.errors?.[0] ?? failure
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n')
  // Removes a code of the compiler, such as `[PARSE_ERROR] `, and the full stop.
  const problem = firstLine.replace(/^\[\w+\] /, '').replace(/\.$/, '')
  if (!loc?.file) return describeThrown(root, stack, problem)
  const { line, advice } = mistakeAt(loc, problem)
  return `${relative(root, loc.file)}, line ${line}: ${advice}.`
}

/** Finds the owner's mistake in the line where the compiler stopped, or above. Else gives general advice. */
function mistakeAt({ file = '', line = 1 }: SourceLocation, problem: string): SyntaxMistake {
  const mistake = existsSync(file) ? syntaxMistake(readFileSync(file, 'utf8')) : undefined
  if (mistake && mistake.line <= line) return mistake
  const advice = `cannot be read; look for a missing quote, comma or bracket there or just above (${problem})`
  return { line, advice }
}

/** Describes an error without a place in the source, such as one that a compiled content file throws. */
function describeThrown(root: string, stack: string, problem: string): string {
  const files = [...stack.matchAll(STACK_FILE)].map(([, file = '']) => file)
  const file = files.find((path) => existsSync(path) && !path.includes('node_modules'))
  if (!file) return `${problem}.`
  const [, name] = UNKNOWN_NAME.exec(problem) ?? []
  if (!name) return `${relative(root, file)}: ${problem}.`
  // The stack counts the lines of the compiled file, which differ from the owner's.
  const lines = readFileSync(file, 'utf8').split('\n')
  const line = 1 + lines.findIndex((text) => text.replace(QUOTED, '').includes(name))
  return `${relative(root, file)}${line > 0 ? `, line ${line}` : ''}: a text that begins with ${name} has no quotes; write it in quotes.`
}
