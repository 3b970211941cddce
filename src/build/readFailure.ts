import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A file in a stack trace, as in `at eval (/site/src/content/words.ts:7:5)`. */
const STACK_FILE = /\(([^()]+):\d+:\d+\)/g

/** The compiler's message for a content file that cannot be read, or the error that a content file throws. */
export function readFailure(root: string, reason: unknown): string {
  const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason))
  const problem = stripVTControlCharacters(message).trim()
  const files = [...stack.matchAll(STACK_FILE)].map(([, file = '']) => file)
  const file = files.find((path) => existsSync(path) && !path.includes('node_modules'))
  // The compiler's message has the file and its lines. Errors of compiled code only have a stack.
  return file === undefined ? problem : `${relative(root, file)}: ${problem}`
}
