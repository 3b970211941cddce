import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { importWithContent, loadContent } from '../content/loadContent.ts'
import { serveFiles } from '../dev/serveFiles.ts'
import type { BuiltSite } from './builtSite.ts'

type Examples = typeof import('../../templates/engine/render/exampleFiles.ts')

const MODULE = 'src/templates/engine/render/exampleFiles.ts'

/** Writes the example sites of the templates, if a card of the shop has a template. */
export async function writeExampleSites({ config: { root }, dist }: BuiltSite): Promise<void> {
  if (!(await hasTemplates(root))) return
  const { exampleFiles } = await importWithContent<Examples>(root, MODULE)
  for (const { path, bytes } of exampleFiles) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await writeFile(join(dist, path), bytes)
  }
}

/** Serves the example sites on the dev server. */
export function serveExampleSites(server: ViteDevServer): void {
  const { config, middlewares } = server
  const find = async (path: string) => {
    if (!(await hasTemplates(config.root))) return undefined
    const { exampleFiles } = (await server.ssrLoadModule(`/${MODULE}`)) as Examples
    return exampleFiles.find((file) => file.path === `examples/${path}`)?.bytes
  }
  middlewares.use(serveFiles(`${config.base}examples/`, find))
}

/** True if a card of the shop has a template, so that the site has editors and examples. */
export async function hasTemplates(root: string): Promise<boolean> {
  const { cards } = await loadContent(root)
  return cards.some(({ kit }) => kit !== undefined)
}
