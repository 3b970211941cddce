import { normalizePath } from 'vite'
import { chosenLanguage } from '../languageFolders.ts'
import { shownMarkdown } from './markdownFiles.ts'
import { entryRows, pageRows } from './markdownRows.ts'

/** The virtual module that replaces `#markdownRows` where Vite's plugins run. */
export const ROWS_MODULE = 'virtual:markdown-rows'
/** The virtual module with functions that load the texts, by the paths of their pages. */
const PROSE_MODULE = 'virtual:prose'

/** Makes modules of the owner's Markdown. Each text is a separate module, which only its page loads. */
export const markdownModules = {
  resolveId: (id: string) => (id === ROWS_MODULE || id === PROSE_MODULE ? `\0${id}` : undefined),

  /** @returns the module's code; undefined for a module that is not made of Markdown */
  load(root: string, id: string, language = chosenLanguage()): string | undefined {
    if (id === `\0${ROWS_MODULE}`)
      return `export const pages = ${JSON.stringify(pageRows(root, language))}
export const entries = ${JSON.stringify(entryRows(root, language))}`
    if (id === `\0${PROSE_MODULE}`) {
      const imports = shownMarkdown(root, language).map(
        ({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(normalizePath(file))})`,
      )
      return `export const proseModules = {${imports.join(',')}}`
    }
    if (!id.endsWith('.md')) return undefined
    const found = shownMarkdown(root, language).find(({ file }) => normalizePath(file) === id)
    return found && `export const prose = ${JSON.stringify(found.prose)}`
  },
}
