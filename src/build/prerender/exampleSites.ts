import type { Plugin } from 'vite'
import { importWithContent, loadContent } from '../content/loadContent.ts'
import { serveFiles } from '../dev/serveFiles.ts'

type Examples = typeof import('../../templates/engine/render/exampleFiles.ts')

const MODULE = 'src/templates/engine/render/exampleFiles.ts'

/** Adds the example sites of the templates, if a card of the shop has a template. */
export function exampleSites(): Plugin {
  return {
    name: 'moongate:example-sites',
    async generateBundle() {
      const { name, config } = this.environment
      if (name !== 'client' || !(await hasTemplates(config.root))) return
      const { exampleFiles } = await importWithContent<Examples>(config.root, MODULE)
      for (const { path, bytes } of exampleFiles)
        this.emitFile({ type: 'asset', fileName: path, source: bytes })
    },
    configureServer(server) {
      const { config, middlewares } = server
      const find = async (path: string) => {
        if (!(await hasTemplates(config.root))) return undefined
        const { exampleFiles } = (await server.ssrLoadModule(`/${MODULE}`)) as Examples
        return exampleFiles.find((file) => file.path === `examples/${path}`)?.bytes
      }
      middlewares.use(serveFiles(`${config.base}examples/`, find))
    },
  }
}

async function hasTemplates(root: string): Promise<boolean> {
  const { templates } = await loadContent(root)
  return templates.some(({ kit }) => kit !== undefined)
}
