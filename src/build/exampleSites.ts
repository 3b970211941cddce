import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { type Connect, type Plugin, type ResolvedConfig, runnerImport } from 'vite'
import type { SiteFile } from '../templates/siteData.ts'

type ExampleFiles = typeof import('../templates/exampleFiles.ts')

const MODULE = 'src/templates/exampleFiles.ts'

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
}

/** Writes the example sites of the templates into a build; the dev server renders them on request. */
export function exampleSites(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'moongate:example-sites',

    configResolved(resolved) {
      config = resolved
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const { module } = await runnerImport<ExampleFiles>(resolve(config.root, MODULE), {
        root: config.root,
        configFile: false,
        logLevel: 'warn',
      })
      for (const { path, bytes } of module.exampleFiles) {
        const file = join(dir, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
      }
    },

    configureServer(server) {
      const files = async () => {
        const module = await server.ssrLoadModule(`/${MODULE}`)
        return (module as ExampleFiles).exampleFiles
      }
      server.middlewares.use(serve(config.base, files))
    },
  }
}

function serve(base: string, files: () => Promise<readonly SiteFile[]>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith(`${base}examples/`)) return next()
    try {
      const asked = address.slice(base.length).replace(/\/$/, '/index.html')
      const file = (await files()).find(({ path }) => path === asked)
      if (!file) return next()
      response.setHeader('content-type', TYPES[extname(asked)] ?? 'application/octet-stream')
      response.end(file.bytes)
    } catch (error) {
      next(error)
    }
  }
}
