import { normalizePath, type Plugin } from 'vite'
import { type MarkdownFile, markdownPages } from './markdownFiles.ts'

const PAGE = /\.md(\?row)?$/

/** Makes modules of the owner's pages: `about.md?row` has the fields of the page, and `about.md` its text. */
export function markdown(): Plugin {
  return {
    name: 'moongate:markdown',
    load: {
      filter: { id: PAGE },
      handler(id) {
        const [path, query] = id.split('?')
        const page = markdownPages(this.environment.config.root).find(
          ({ file }) => normalizePath(file) === path,
        )
        if (!page) return
        const code =
          query === 'row'
            ? `export const row = ${JSON.stringify(rowOf(page))}`
            : `export const prose = ${JSON.stringify(page.pieces)}`
        return { code, moduleType: 'js' }
      },
    },
  }
}

/** Null for a page with a mistake in a field. */
function rowOf({ path, fields }: MarkdownFile) {
  return fields && { path, ...fields }
}
