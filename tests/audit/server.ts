import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersAt, readHeadersFile } from '../../src/build/headers.ts'
import { staticFile } from '../../src/build/previewServer.ts'
import { barePage } from './barePage.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSED = /\.(html|js|svg|txt|xml|webmanifest)$/

/** The path below which every page stands bare. */
export const BARE = '/bare'

/** Serves the built site as a host does: compressed, with its headers; and below `BARE` the same pages bare. */
export async function serveSite(dist: string): Promise<{ origin: string; close: () => void }> {
  const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'))
  const exists = (file: string) => existsSync(join(dist, file))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const bare = pathname.startsWith(`${BARE}/`)
    const path = bare ? pathname.slice(BARE.length) : pathname
    const { file, status } = staticFile(path, exists)
    const plain = readFileSync(join(dist, file))
    const body = bare ? Buffer.from(barePage(plain.toString('utf8'))) : plain
    const text = COMPRESSED.test(file)
    response.writeHead(status, {
      ...(bare ? {} : headersAt(rules, path)),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(text ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(text ? gzipSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
