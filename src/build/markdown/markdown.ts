import { normalizePath, type Plugin } from 'vite'
import { type MarkdownFile, markdownPages } from './markdownFiles.ts'

const ID = 'virtual:own-pages'
const PAGES = `\0${ID}`

/** Makes a module of the list of the owner's pages, and one of the text of each page, such as `about.md`. */
export function markdown(): Plugin {
  return {
    name: 'moongate:markdown',
    resolveId: (id) => (id === ID ? PAGES : undefined),
    load: {
      filter: { id: /\.md$|^\0virtual:own-pages$/ },
      async handler(id) {
        const { root } = this.environment.config
        const pages = markdownPages(root)
        if (id === PAGES) return `export const ownerPages = [${pages.flatMap(listEntry).join()}]`
        const page = pages.find(({ file }) => normalizePath(file) === id)
        if (!page) return undefined
        // Imported late, because this plugin is part of what loads the content.
        const { siteDirection } = await import('../content/siteDirection.ts')
        const prose = page.render(await siteDirection(root))
        return { code: `export const prose = ${JSON.stringify(prose)}`, moduleType: 'js' }
      },
    },
  }
}

/** The code of a page in the list. None for a page with a mistake in a field, which the check of the content reports. */
function listEntry({ path, fields, file }: MarkdownFile): readonly string[] {
  if (!fields) return []
  const { title, description, place } = fields
  const loadProse = `async () => (await import(${JSON.stringify(normalizePath(file))})).prose`
  return [`{ ...${JSON.stringify({ path, title, description, place })}, loadProse: ${loadProse} }`]
}
