import { type Document, parseDocument, visit } from 'yaml'

/** The block at the start of a file, from a line `---` to the next line `---`. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/

interface FrontMatter {
  /** The fields of the YAML: all scalars are texts. The schema checks names and values. Null: they cannot be read. */
  readonly fields: object | null
  readonly body: string
  /** The number of lines above `body`. */
  readonly lines: number
  /** Messages about the fields. Each is the end of a sentence that begins with the file's name. */
  readonly mistakes: readonly string[]
}

/** Splits a file into its fields, which are YAML, and its text in Markdown. @param text with `\n` as line ends */
export function splitFrontMatter(text: string): FrontMatter {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  const body = text.slice(block.length)
  const lines = block.split('\n').length - 1
  if (block === '') {
    const mistake = ': does not begin with its title; write “---”, “title: …” and “---” above the text'
    return { fields: null, body, lines, mistakes: [mistake] }
  }
  // With the schema `failsafe` all values stay texts, so that a title may be 2026.
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
  const alias = unknownAlias(document)
  if (alias !== undefined) {
    const mistake = `, line ${lineAt(yaml, alias)}: has a * before a text; put the text in double quotes`
    return { fields: null, body, lines, mistakes: [mistake] }
  }
  const fields: unknown = document.toJS()
  const isMap = typeof fields === 'object' && fields !== null && !Array.isArray(fields)
  if (isMap || fields === null) return { fields: fields ?? {}, body, lines, mistakes: [] }
  const line = lineAt(yaml, document.contents?.range?.[0] ?? 0)
  return { fields: null, body, lines, mistakes: [`, line ${line}: is not a field; write “title: …”`] }
}

/** The offset of a text such as `*Stars*`, which YAML reads as the name of another value that does not exist. */
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

/** The line in the file of a place in its fields, which begin in line 2. */
function lineAt(yaml: string, offset: number): number {
  return yaml.slice(0, offset).split('\n').length + 1
}
