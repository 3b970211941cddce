import { extname } from 'node:path'
import type { Connect } from 'vite'
import { decodedUri } from '../../lib/parsed.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
}

/** Decodes a path. Undefined for a malformed path. */
export const decodedPath = (path: string) => decodedUri(path)

/** Serves files made or read on request. @param find gets the path after the prefix, with `index.html` for a folder */
export function serveFiles(
  prefix: string,
  find: (path: string) => Promise<string | Uint8Array | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const requestPath = decodedPath((request.url ?? '').replace(/\?.*/, ''))
    if (!requestPath?.startsWith(prefix)) return next()
    try {
      const path = requestPath.slice(prefix.length).replace(/(^|\/)$/, '$1index.html')
      const content = await find(path)
      if (content === undefined) return next()
      response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream')
      response.end(content)
    } catch (error) {
      next(error)
    }
  }
}
