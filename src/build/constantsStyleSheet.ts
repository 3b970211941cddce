import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { constantsCss } from '../constants/constantsCss.ts'
import { themeCss } from '../constants/themeCss.ts'
import { hasItalics } from '../lib/language.ts'
import { readConstantsFile } from './constantsFile.ts'
import { contentFolder } from './contentFolder.ts'
import { importWithContent } from './loadContent.ts'

const ID = 'virtual:constants.css'
/** What the module graph calls the style sheet. */
const STYLE_SHEET = `\0${ID}`

/** The modules whose one export is made of what the owner wrote, and its name: visitors get the result alone. */
const COMPLETED = {
  'src/site/constants.ts': 'constants',
  'src/site/editors.ts': 'editors',
  'src/site/filled.ts': 'filled',
  'src/site/music.ts': 'music',
  'src/site/sections.ts': 'sections',
  'src/site/site.ts': 'site',
  'src/site/templateNames.ts': 'templateNames',
  'src/site/theme.ts': 'palette',
  'src/site/words.ts': 'words',
} as const

/** A file a page, which exports the words that it says. */
const WORDS_OF_PAGES = 'src/site/wordsOf'

/**
 * Serves the theme and the constants to the style sheets, so that each colour and each number is written once; and to
 * scripts the words, the constants and the colours as they are, without the defaults that the owner has replaced.
 */
export function constantsStyleSheet(): Plugin {
  let exports: ReadonlyMap<string, string> = new Map()
  return {
    name: 'moongate:constants-style-sheet',
    configResolved({ root }) {
      const pages = readdirSync(resolve(root, WORDS_OF_PAGES)).map((file) => join(WORDS_OF_PAGES, file))
      const names = { ...COMPLETED, ...Object.fromEntries(pages.map((file) => [file, 'words'])) }
      exports = new Map(Object.entries(names).map(([file, name]) => [resolve(root, file), name]))
    },
    resolveId: (id) => (id === ID ? STYLE_SHEET : undefined),
    async load(id) {
      const { root } = this.environment.config
      const name = exports.get(id)
      if (name !== undefined) {
        const module = await importWithContent<Readonly<Record<string, unknown>>>(root, id)
        return { code: `export const ${name} = ${JSON.stringify(module[name])}`, moduleType: 'js' }
      }
      if (id !== STYLE_SHEET) return
      const { palette } = await importWithContent<typeof import('../site/theme.ts')>(
        root,
        'src/site/theme.ts',
      )
      const { site } = await importWithContent<typeof import('../site/site.ts')>(root, 'src/site/site.ts')
      const style = `:root { --display-style: ${hasItalics(site.language) ? 'italic' : 'normal'}; }`
      return themeCss(palette) + constantsCss(await readConstantsFile(root), palette) + style
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(contentFolder(server.config.root))) return
      const { moduleGraph } = this.environment
      for (const module of [STYLE_SHEET, ...exports.keys()].flatMap(
        (id) => moduleGraph.getModuleById(id) ?? [],
      ))
        moduleGraph.invalidateModule(module)
    },
  }
}
