import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, normalizePath, parseSync, Visitor } from 'vite'

/** An import of one file by another. Both are paths from the project's root, with `/`. */
export interface FileImport {
  readonly from: string
  readonly to: string
  /** The path or glob pattern as the code has it: `../lib/fill.ts`. */
  readonly written: string
  /** `value` runs before the importing module, `lazy` loads later, and `type` is not in the built site. */
  readonly kind: 'value' | 'lazy' | 'type'
}

/** The alias of the Vite configuration, without the folder of another owner that a variable of the environment names. */
const ALIASES: Readonly<Record<string, string>> = {
  '#content': '/src/content',
}

type WrittenImport = Pick<FileImport, 'written' | 'kind'>

/** The imports of files by the TypeScript files below a folder. Imports of packages and of virtual modules are left out. */
export function importsBelow(root: string, folder: string): readonly FileImport[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => normalizePath(join(folder, file)))
    .filter((file) => posix.extname(file) !== '')
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) =>
      importsIn(from, readFileSync(join(root, from), 'utf8')).flatMap(({ written, kind }) => {
        const path = pathOf(written, from)
        if (path === undefined) return []
        const imported = /[*{]/.test(path) ? files.filter((file) => posix.matchesGlob(file, path)) : [path]
        return imported.map((to) => ({ from, to, written, kind }))
      }),
    )
}

/** The path of an imported file from the project's root, without a query such as `?raw`. Undefined for a package. */
function pathOf(written: string, from: string): string | undefined {
  const [alias = '', ...rest] = written.replace(/\?.*/, '').split('/')
  if (alias.startsWith('#') && !ALIASES[alias])
    throw new Error(`${from} imports ${written}, an unknown alias`)
  const path = [ALIASES[alias] ?? alias, ...rest].join('/')
  if (path.startsWith('/')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}

/** All imports in the code of a file, in each form that TypeScript and Vite know. @throws when the code cannot be read */
function importsIn(file: string, code: string): readonly WrittenImport[] {
  const imports: WrittenImport[] = []
  const add = (kind: FileImport['kind'], ...sources: (ESTree.Node | null | undefined)[]) => {
    for (const source of sources) {
      const written = textOf(source)
      if (written !== undefined && !written.startsWith('!')) imports.push({ written, kind })
    }
  }
  const addStatement = (kind: string | undefined, source: ESTree.Node | null) =>
    add(kind === 'type' ? 'type' : 'value', source)
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor({
    ImportDeclaration: ({ importKind, source }) => addStatement(importKind, source),
    ExportNamedDeclaration: ({ exportKind, source }) => addStatement(exportKind, source),
    ExportAllDeclaration: ({ exportKind, source }) => addStatement(exportKind, source),
    ImportExpression: ({ source }) => add('lazy', source),
    TSImportType: ({ source }) => add('type', source),
    CallExpression: ({ callee, arguments: [patterns, options] }) => {
      if (code.slice(callee.start, callee.end) !== 'import.meta.glob') return
      const isEager = options !== undefined && /\beager: true\b/.test(code.slice(options.start, options.end))
      add(
        isEager ? 'value' : 'lazy',
        ...(patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]),
      )
    },
  }).visit(program)
  return imports
}

/** The text of a literal. An inserted value becomes `*`, as Vite imports all files that `import(`…`)` may mean. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('*')
  return undefined
}
