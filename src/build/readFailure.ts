import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Failure {
  readonly message?: string
  readonly loc?: { readonly file?: string; readonly line?: number }
  readonly errors?: readonly Failure[]
}

/** Says in a sentence why a file of content cannot be read, and where. @param root the project's folder */
export function readFailure(root: string, reason: unknown): string {
  const outer = (reason ?? {}) as Failure
  const { message = String(reason), loc } = outer.errors?.[0] ?? outer
  const place = loc?.file ? `${relative(root, loc.file)}, line ${loc.line}: ` : ''
  const [firstLine = ''] = stripVTControlCharacters(message).trim().split('\n')
  return `${place}${firstLine.replace(/^\[\w+\] /, '').replace(/\.$/, '')}.`
}
