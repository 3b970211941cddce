import { extname } from 'node:path'
import type { Connect } from 'vite'
import { attempt } from '../lib/attempt.ts'

const TYPES: Readonly<Record<string, string>> = {
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

/** A request's path without escapes; undefined for a malformed one. */
export const decodedPath = (path: string) => attempt(() => decodeURIComponent(path))

/**
 * A handler of the dev server for files that are made or read on request.
 *
 * @param below the prefix of their paths
 * @param find returns a file's content by its path after the prefix; a folder's path becomes that of its `index.html`
 */
export function serveFiles(
  below: string,
  find: (path: string) => Promise<string | Uint8Array | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = decodedPath((request.url ?? '').replace(/\?.*/, ''))
    if (!address?.startsWith(below)) return next()
    try {
      const path = address.slice(below.length).replace(/(^|\/)$/, '$1index.html')
      const content = await find(path)
      if (content === undefined) return next()
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      response.end(content)
    } catch (error) {
      next(error)
    }
  }
}
