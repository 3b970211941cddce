import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import type { SiteFile } from '../templates/siteData.ts'
import { contentFolder } from './contentFolder.ts'
import { importWithContent, loadContent } from './loadContent.ts'

type Examples = typeof import('../templates/exampleFiles.ts')

const EXAMPLES = 'src/templates/exampleFiles.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
}

/**
 * Writes what stands beside the pages into a build: the example sites of the shop's templates, and the files of the
 * owner's folder `public`, before which those of the project's own give way. The dev server has them on request.
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
      for (const { path, bytes } of [
        ...(await exampleFiles(config.root, () => importWithContent(config.root, EXAMPLES))),
        ...(await ownFiles(config.root)),
      ]) {
        const file = join(dir, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
      }
    },

    configureServer(server) {
      const { base, root } = config
      const examples = () => exampleFiles(root, () => server.ssrLoadModule(`/${EXAMPLES}`))
      const example = async (asked: string) => (await examples()).find(({ path }) => path === asked)?.bytes
      server.middlewares.use(serve(`${base}examples/`, base, example))
      server.middlewares.use(serve(base, base, (asked) => ownFile(root, asked)))
    },
  }
}

/** The example sites of the templates that the shop has. */
async function exampleFiles(
  root: string,
  load: () => Promise<Record<string, unknown>>,
): Promise<readonly SiteFile[]> {
  const { templates } = await loadContent(root)
  const kits = new Set<string | undefined>(templates.map(({ kit }) => kit))
  if (templates.every(({ kit }) => kit === undefined)) return []
  const examples = (await load()) as Examples
  return examples.exampleFiles.filter(({ path }) => kits.has(path.split('/')[1]))
}

/** The files of the owner's folder `public`, by their paths below it. */
async function ownFiles(root: string): Promise<readonly SiteFile[]> {
  const folder = join(contentFolder(root), 'public')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        return { path: relative(folder, file).split(sep).join('/'), bytes: await readFile(file) }
      }),
  )
}

/** The bytes of a file of the owner's folder `public`, if it is there. @param path below the folder */
function ownFile(root: string, path: string): Promise<Uint8Array | undefined> {
  const folder = join(contentFolder(root), 'public')
  const file = join(folder, path)
  if (!file.startsWith(folder + sep)) return Promise.resolve(undefined)
  return readFile(file).catch(() => undefined)
}

function isDecodable(address: string): boolean {
  try {
    return decodeURI(address) !== ''
  } catch {
    return false
  }
}

function serve(
  below: string,
  base: string,
  find: (asked: string) => Promise<Uint8Array | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith(below) || !isDecodable(address)) return next()
    try {
      const asked = decodeURI(address).slice(base.length).replace(/\/$/, '/index.html')
      const bytes = await find(asked)
      if (!bytes) return next()
      response.setHeader('content-type', TYPES[extname(asked)] ?? 'application/octet-stream')
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }
}
