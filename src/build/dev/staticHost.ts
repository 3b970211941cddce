import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PreviewServer } from 'vite'
import { headersAt, readHeadersFile } from '../headers/headers.ts'
import { decodedPath } from './serveFiles.ts'

/** nginx's default. After Node's default of 5 s, the server would close connections that slow clients still use. */
const KEEP_ALIVE_MS = 75_000

/**
 * The file that a static host sends: the file itself, the folder's `index.html`, or the nearest folder's `404.html`.
 * @param path as in a request, encoded and without its query
 * @param exists gets a path below the output folder
 */
export function staticFile(
  path: string,
  exists: (file: string) => boolean,
): { file: string; status: 200 | 404 } {
  const decoded = decodedPath(path)?.replace(/^\/+|\/+$/g, '')
  if (decoded !== undefined && !decoded.split('/').includes('..')) {
    // Files are recognised by their extension, because `exists` is also true for folders.
    if (/\.\w+$/.test(decoded) && exists(decoded)) return { file: decoded, status: 200 }
    const index = join(decoded, 'index.html')
    if (exists(index)) return { file: index, status: 200 }
  }
  let folder = dirname(path.replace(/^\/+/, ''))
  while (folder !== '.' && !exists(join(folder, '404.html'))) folder = dirname(folder)
  return { file: join(folder, '404.html'), status: 404 }
}

/** Makes `vite preview` answer like a static host, with the headers of `_headers`. */
export function answerLikeStaticHost({ config, httpServer, middlewares }: PreviewServer): void {
  const { base, build, root } = config
  if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = KEEP_ALIVE_MS
  const dist = resolve(root, build.outDir)
  const exists = (file: string) => existsSync(join(dist, file))
  const rules = exists('_headers') ? readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8')) : []
  middlewares.use((request, response, next) => {
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
}
