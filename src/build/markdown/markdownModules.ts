import { normalizePath } from 'vite'
import { markdownPages } from './markdownFiles.ts'
import { pageRows } from './markdownRows.ts'

/** Replaces `#markdownRows` where Vite's plugins run, because browsers cannot read the owner's files. */
export const ROWS_MODULE = 'virtual:markdown-rows'
const PROSE_MODULE = 'virtual:prose'

/** Modules of the owner's Markdown: the rows of all pages, and each text, which only its page loads. */
export const markdownModules = {
  resolveId: (id: string) => (id === ROWS_MODULE || id === PROSE_MODULE ? `\0${id}` : undefined),

  load(root: string, id: string): string | undefined {
    if (id === `\0${ROWS_MODULE}`) return `export const pages = ${JSON.stringify(pageRows(root))}`
    if (id === `\0${PROSE_MODULE}`) {
      const imports = markdownPages(root).map(
        ({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(normalizePath(file))})`,
      )
      return `export const proseModules = {${imports.join(',')}}`
    }
    if (!id.endsWith('.md')) return undefined
    const markdownFile = markdownPages(root).find(({ file }) => normalizePath(file) === id)
    return markdownFile && `export const prose = ${JSON.stringify(markdownFile.pieces)}`
  },
}
