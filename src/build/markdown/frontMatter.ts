import { parseDocument } from 'yaml'

/** The lines between `---` and `---` at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/

interface FrontMatter {
  /** The fields by their names, as YAML has them: all values are texts or lists of texts. Null: they cannot be read. */
  readonly fields: object | null
  readonly body: string
  /** The number of lines above the body. */
  readonly lines: number
  /** Messages about the fields. Each continues the sentence that begins with the file's name. */
  readonly mistakes: readonly string[]
}

/** Splits a file into its fields, which are YAML, and its text in Markdown. @param text with `\n` at the end of lines */
export function splitFrontMatter(text: string): FrontMatter {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  const body = text.slice(whole.length)
  const lines = whole.split('\n').length - 1
  if (whole === '') {
    const mistake = ': does not begin with its title; write “---”, “title: …” and “---” above the text'
    return { fields: null, body, lines, mistakes: [mistake] }
  }
  // All values stay texts, so that a title may be 2026.
  const document = parseDocument(yaml, { schema: 'failsafe', prettyErrors: true })
  const [error] = document.errors
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1
    const problem =
      error.code === 'DUPLICATE_KEY'
        ? 'has a field that stands above already; remove one of the two'
        : 'cannot be read; write “name: text”, and put a text with a colon or a quote in double quotes'
    return { fields: null, body, lines, mistakes: [`, line ${line}: ${problem}`] }
  }
  const fields: unknown = document.toJS()
  const isMap = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
  if (isMap || fields === null) return { fields: fields ?? {}, body, lines, mistakes: [] }
  return { fields: null, body, lines, mistakes: [', line 2: is not a field; write “title: …”'] }
}
