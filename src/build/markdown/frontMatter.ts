import { type Document, parseDocument, visit } from 'yaml'

/** The block at the start of a file, from a line `---` to the next line `---`. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/
/** The line `---`. */
const LINES_ABOVE_YAML = 1

interface FrontMatter {
  /** The values are texts, lists or groups, not checked yet. Null if the fields cannot be read. */
  readonly fields: object | null
  readonly body: string
  readonly linesAboveBody: number
  /** Ends of sentences that begin with the file's name. */
  readonly mistakes: readonly string[]
}

/** Splits a file into its fields in YAML and its text in Markdown. @param text with `\n` as line ends */
export function splitFrontMatter(text: string): FrontMatter {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  const body = text.slice(block.length)
  const linesAboveBody = block.split('\n').length - 1
  if (block === '') {
    const mistake = ': does not begin with its title; write “---”, “title: …” and “---” above the text'
    return { fields: null, body, linesAboveBody, mistakes: [mistake] }
  }
  // The schema `failsafe` keeps numbers as texts, so that a title may be 2026.
  const document = parseDocument(yaml, { schema: 'failsafe', prettyErrors: true })
  const [error] = document.errors
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + LINES_ABOVE_YAML
    const problem =
      error.code === 'DUPLICATE_KEY'
        ? 'has a field that stands above already; remove one of the two'
        : 'cannot be read; write “name: text”, and put a text with a colon or a quote in double quotes'
    return { fields: null, body, linesAboveBody, mistakes: [`, line ${line}: ${problem}`] }
  }
  const alias = unknownAlias(document)
  if (alias !== undefined) {
    const mistake = `, line ${lineAt(yaml, alias)}: has a * before a text; put the text in double quotes`
    return { fields: null, body, linesAboveBody, mistakes: [mistake] }
  }
  const fields: unknown = document.toJS()
  const isMap = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
  if (isMap || fields === null) return { fields: fields ?? {}, body, linesAboveBody, mistakes: [] }
  const line = lineAt(yaml, document.contents?.range?.[0] ?? 0)
  const mistake = `, line ${line}: is not a field; write “title: …”`
  return { fields: null, body, linesAboveBody, mistakes: [mistake] }
}

/** The offset of a text such as `*Stars*`, which YAML reads as a reference to another value. */
function unknownAlias(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document)) return undefined
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

/** The line in the file, from 1. @param offset in the YAML */
function lineAt(yaml: string, offset: number): number {
  return yaml.slice(0, offset).split('\n').length + LINES_ABOVE_YAML
}
