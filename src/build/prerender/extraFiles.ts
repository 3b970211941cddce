import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { contentFolder } from '../content/contentFolder.ts'
import { importWithContent, loadContent } from '../content/loadContent.ts'
import { serveFiles } from '../dev/serveFiles.ts'
import { filesBelow } from '../files.ts'

type Examples = typeof import('../../templates/engine/render/exampleFiles.ts')

const EXAMPLES = 'src/templates/engine/render/exampleFiles.ts'

/**
 * Adds the example sites of the templates and the files of the owner's folder `public`.
 * An owner's file replaces the project's file with the same path.
 */
export function extraFiles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'moongate:extra-files',

    configResolved(resolved) {
      config = resolved
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const { root } = config
      const examples = await exampleFiles(root, () => importWithContent(root, EXAMPLES))
      const publicFiles = await ownFiles(root)
      for (const path of [...examples.keys(), ...publicFiles.keys()])
        await mkdir(dirname(join(dir, path)), { recursive: true })
      for (const [path, bytes] of examples) await writeFile(join(dir, path), bytes)
      for (const [path, file] of publicFiles) await copyFile(file, join(dir, path))
    },

    configureServer(server) {
      const { base, root } = config
      const examples = () => exampleFiles(root, () => server.ssrLoadModule(`/${EXAMPLES}`))
      const findOwnFile = async (path: string) => {
        const file = (await ownFiles(root)).get(path)
        return file && readFile(file)
      }
      server.middlewares.use(serveFiles(base, findOwnFile))
      server.middlewares.use(
        serveFiles(`${base}examples/`, async (path) => (await examples()).get(`examples/${path}`)),
      )
    },
  }
}

/** The files of all example sites, by output path. Empty if no card of the shop has a template. */
async function exampleFiles(
  root: string,
  load: () => Promise<Record<string, unknown>>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { templates } = await loadContent(root)
  if (templates.every(({ kit }) => kit === undefined)) return new Map()
  const { exampleFiles: files } = (await load()) as Examples
  return new Map(files.map(({ path, bytes }) => [path, bytes]))
}

function ownFiles(root: string): Promise<ReadonlyMap<string, string>> {
  return filesBelow(join(contentFolder(root), 'public'))
}
