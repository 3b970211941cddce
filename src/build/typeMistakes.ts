/** The result of the type check: sentences about the owner's files, and the compiler's lines about other files. */
export interface TypeReport {
  readonly content: readonly string[]
  readonly others: readonly string[]
}

/** As the compiler writes it without colours: `src/a.ts(2,28): error TS2322: Type …`. */
const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/

/** Error codes of unused code, which is no mistake in the owner's files. */
const UNUSED = new Set(['TS6133', 'TS6192', 'TS6196', 'TS6198', 'TS6199'])

/**
 * Turns the type errors of the owner's files into sentences like other mistakes: the file, the line and the reason.
 *
 * @param output of `tsc --pretty false`
 * @param folder of the content, as the compiler names it: `src/content`
 */
export function typeMistakes(output: string, folder: string): TypeReport {
  const content: string[] = []
  const others: string[] = []
  let isOwners = false
  for (const line of output.split('\n').filter((text) => text.trim() !== '')) {
    const [, file = '', number = '', code = '', message = ''] = DIAGNOSTIC.exec(line) ?? []
    if (code) isOwners = file.startsWith(`${folder}/`)
    if (!isOwners) others.push(line)
    // Further lines of an error are indented. The first one is enough.
    else if (code && !UNUSED.has(code)) content.push(`${file}, line ${number}: ${message}`)
  }
  return { content, others }
}
