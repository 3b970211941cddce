import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MARK = '?of-the-panel'
const PANEL = 'src/tuning/'
/** What has a state, and so must not be there twice: the panel is given it. */
const ONLY_ONE: ReadonlySet<string> = new Set(['src/scene/store.ts', 'src/ui/smoothScroll.ts'])

/**
 * Gives the owner's panel its own copy of every module of the site that it uses. Shared between them, a module would
 * move to a file of its own that every visitor had to ask for, or keep for them what the panel alone calls.
 */
export function panelCopies(): Plugin {
  return {
    name: 'moongate:panel-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const { root } = this.environment.config
      if (!importer?.endsWith(MARK) && !importer?.startsWith(`${root}/${PANEL}`)) return
      const resolved = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true })
      if (!resolved) return
      const place = relative(root, resolved.id)
      if (ONLY_ONE.has(place)) this.error(`the panel imports ${place}; it has to be given it, as open() is`)
      const isSites = /^src\/.*\.(tsx?|json)$/.test(place) && !place.startsWith(PANEL)
      return isSites ? `${resolved.id}${MARK}` : resolved
    },
    load: (id) => (id.endsWith(MARK) ? readFile(id.replace(MARK, ''), 'utf8') : undefined),
  }
}
