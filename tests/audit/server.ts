import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { headersAt, readHeadersFile } from '../../src/build/headers.ts'
import { staticFile } from '../../src/build/previewServer.ts'
import { compressedText, textSender } from '../../src/build/textSender.ts'
import { barePage } from './barePage.ts'

const PICTURE_AND_FONT_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The path below which every page stands bare. */
export const BARE = '/bare'

/** Serves the built site as a host does: compressed, with its headers; and below `BARE` the same pages bare. */
export async function serveSite(dist: string): Promise<{ origin: string; close: () => void }> {
  const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'))
  const exists = (file: string) => existsSync(join(dist, file))
  const sendText = textSender()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const accepted = request.headers['accept-encoding']
    const bare = pathname.startsWith(`${BARE}/`)
    const path = bare ? pathname.slice(BARE.length) : pathname
    const { file, status } = staticFile(path, exists)
    const whole = join(dist, file)
    const text = bare
      ? compressedText(barePage(readFileSync(whole, 'utf8')), '.html', accepted)
      : sendText(whole, accepted)
    response.writeHead(status, {
      ...(bare ? {} : headersAt(rules, path)),
      ...(text?.headers ?? {
        'content-type': PICTURE_AND_FONT_TYPES[extname(file)] ?? 'application/octet-stream',
      }),
    })
    response.end(text?.bytes ?? readFileSync(whole))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}
