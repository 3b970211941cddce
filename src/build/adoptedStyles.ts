import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

const EDITOR = '/src/editor/'
const PREFIX = '\0adopted:'
const SUFFIX = '.js'

/**
 * Keeps the editor's styles out of the site's one style sheet, which is printed into every page: its CSS modules travel
 * with its scripts, and the page adopts them when they come.
 */
export function adoptedStyles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'moongate:adopted-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    resolveId(source, importer) {
      if (!importer?.includes(EDITOR) || !source.endsWith('.module.css')) return
      return `${PREFIX}${resolve(dirname(importer), source)}${SUFFIX}`
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return
      const file = id.slice(PREFIX.length, -SUFFIX.length)
      this.addWatchFile(file)
      const { code, modules } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      const css = code.replaceAll(/\/\*[\s\S]*?\*\/|\s+/g, ' ')
      return [
        `import { adoptStyles } from '${config.root}/src/editor/adoptStyles.ts'`,
        `adoptStyles(${JSON.stringify(css)})`,
        `export default ${JSON.stringify(modules)}`,
      ].join('\n')
    },
  }
}
