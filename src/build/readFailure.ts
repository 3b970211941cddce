import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Slip, syntaxSlip } from './syntaxSlip.ts'

interface Place {
  readonly file?: string
  readonly line?: number
}

/** An error of the bundler. */
interface Failure {
  readonly message?: string
  readonly loc?: Place
  readonly errors?: readonly Failure[]
}

/** A sentence that says why a content file cannot be read, and where. @param root the project's folder */
export function readFailure(root: string, reason: unknown): string {
  const failure = (reason ?? {}) as Failure
  const { message = String(reason), loc } = failure.errors?.[0] ?? failure
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n')
  const problem = firstLine.replace(/^\[\w+\] /, '').replace(/\.$/, '')
  if (!loc?.file) return `${problem}.`
  const { line, advice } = slipAt(loc, problem)
  return `${relative(root, loc.file)}, line ${line}: ${advice}.`
}

/** Finds the slip where the compiler stopped, or above it. */
function slipAt({ file = '', line = 1 }: Place, problem: string): Slip {
  const slip = existsSync(file) ? syntaxSlip(readFileSync(file, 'utf8')) : undefined
  if (slip && slip.line <= line) return slip
  const advice = `cannot be read; look for a missing quote, comma or bracket there or just above (${problem})`
  return { line, advice }
}
