interface CompilerRun {
  readonly status: number | null
  readonly signal: string | null
  readonly error?: Error | undefined
  readonly stdout: string
}

/** Says that the compiler did not finish: it could not start, was stopped, or ended with an error but without a message. */
export function compilerFailure({ status, signal, error, stdout }: CompilerRun): string | undefined {
  const hasFinished = status === 0 || (status !== null && stdout.trim() !== '')
  if (hasFinished) return undefined
  const reason = error?.message ?? (signal === null ? `exit status ${status}` : `stopped by ${signal}`)
  return `The type check did not finish (${reason}); run it again.`
}

export interface TypeReport {
  /** Sentences about the owner's files. */
  readonly content: readonly string[]
  /** The compiler's lines about all other files. */
  readonly others: readonly string[]
}

/** An error of the compiler, without colours: `src/a.ts(2,28): error TS2322: Type …`. */
const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** Error codes of unused code, which is no mistake in the owner's files. */
const UNUSED = new Set(['TS6133', 'TS6192', 'TS6196', 'TS6198', 'TS6199'])

/** Turns type errors in the content folder into sentences. @param output of `tsc --pretty false` @param folder `src/content` */
export function typeMistakes(output: string, folder: string): TypeReport {
  const content: string[] = []
  const others: string[] = []
  let isOwners = false
  for (const line of output.split('\n').filter((text) => text.trim() !== '')) {
    const [, file = '', number = '', code = '', message = ''] = DIAGNOSTIC.exec(line) ?? []
    if (code) isOwners = file.startsWith(`${folder}/`)
    if (!isOwners) others.push(line)
    // An error may have further lines, which are indented. For an owner the first line is enough.
    else if (code && !UNUSED.has(code)) content.push(`${file}, line ${number}: ${message}`)
  }
  return { content, others }
}
