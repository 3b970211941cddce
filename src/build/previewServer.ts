import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { headersAt, readHeadersFile } from './headers.ts'
import { decodedPath } from './serveFiles.ts'

/** As nginx's default. With Node's, five seconds, the server may close a connection that a slow client uses next. */
const KEEP_ALIVE_MS = 75_000

/** Longer paths are an error of most file systems, characters. */
const LONGEST_PATH = 1024

/**
 * The file that a static host sends for a path: the file itself, the folder's `index.html`, or the `404.html` of the nearest
 * folder.
 * @param path as in a request, without its query, still encoded
 * @param exists true for an existing file, by its path below the output folder
 */
export function staticFile(
  path: string,
  exists: (file: string) => boolean,
): { file: string; status: 200 | 404 } {
  const plain = decodedPath(path)?.replace(/^\/+|\/+$/g, '')
  if (plain !== undefined && !plain.split('/').includes('..')) {
    if (/\.\w+$/.test(plain) && exists(plain)) return { file: plain, status: 200 }
    const index = join(plain, 'index.html')
    if (exists(index)) return { file: index, status: 200 }
  }
  let folder = dirname(path.replace(/^\/+/, ''))
  while (folder !== '.' && !exists(join(folder, '404.html'))) folder = dirname(folder)
  return { file: join(folder, '404.html'), status: 404 }
}

/** Makes `vite preview` answer as a static host does, headers included, so that tests see the published site. */
export function previewServer(): Plugin {
  return {
    name: 'moongate:preview-server',
    configurePreviewServer(server) {
      const { base, build, root } = server.config
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS
      const dist = resolve(root, build.outDir)
      const exists = (file: string) => file.length < LONGEST_PATH && existsSync(join(dist, file))
      const rules = exists('_headers') ? readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8')) : []
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        // Vite answers paths outside the base with a message.
        if (!path.startsWith(base)) return next()
        for (const [name, value] of Object.entries(headersAt(rules, decodedPath(path) ?? path)))
          response.setHeader(name, value)
        const { file, status } = staticFile(path.slice(base.length - 1), exists)
        if (status === 404 && exists(file)) {
          response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(dist, file)))
          return
        }
        request.url = `${base}${file.split('/').map(encodeURIComponent).join('/')}${query ? `?${query}` : ''}`
        next()
      })
    },
  }
}
