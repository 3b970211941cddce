interface CompilerRun {
  readonly status: number | null
  readonly signal: string | null
  readonly error?: Error | undefined
  readonly stdout: string
}

/** A sentence for a compiler that did not finish. Undefined if it finished. */
export function compilerFailure({ status, signal, error, stdout }: CompilerRun): string | undefined {
  // A finished compiler with a status above 0 has printed type errors.
  const hasFinished = status === 0 || (status !== null && stdout.trim() !== '')
  if (hasFinished) return undefined
  const reason = error?.message ?? (signal === null ? `exit status ${status}` : `stopped by ${signal}`)
  return `The type check did not finish (${reason}); run it again.`
}

/** Sentences about the owner's files, and the compiler's lines about all other files. */
export interface TypeReport {
  readonly content: readonly string[]
  readonly otherLines: readonly string[]
}

/** A line such as `src/a.ts(2,28): error TS2322: Type …`. */
const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** Error codes for unused code, which is allowed in the owner's files. */
const UNUSED_CODE = new Set(['TS6133', 'TS6192', 'TS6196', 'TS6198', 'TS6199'])

/** Turns type errors in the content folder into sentences. @param output of `tsc --pretty false` */
export function typeMistakes(output: string, folder: string): TypeReport {
  const content: string[] = []
  const otherLines: string[] = []
  let isOwnersFile = false
  for (const line of output.split('\n').filter((text) => text.trim() !== '')) {
    const [, file = '', number = '', code = '', message = ''] = DIAGNOSTIC.exec(line) ?? []
    // A line without a code continues the error above it. Owners see only the first line of an error.
    if (code) isOwnersFile = file.startsWith(`${folder}/`)
    if (!isOwnersFile) otherLines.push(line)
    else if (code && !UNUSED_CODE.has(code)) content.push(`${file}, line ${number}: ${message}`)
  }
  return { content, otherLines }
}
