import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { headersAt, readHeadersFile } from '../../src/build/headers.ts'
import { staticFile } from '../../src/build/previewServer.ts'
import { compressedText, type SentText, textSender } from '../../src/build/textSender.ts'
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

/** What the browser that visits takes. */
const ACCEPTED = 'br'

/** Where the certificate is kept, which nobody else trusts. */
const CERTIFICATE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/audit')

/**
 * Serves the built site as the hosts do that the README names: by HTTP/2, compressed beforehand, with its headers; and
 * below `BARE` the same pages bare. By HTTP/1.1 each typeface would cost a connection of its own, which no such host
 * asks for.
 */
export async function serveSite(dist: string): Promise<{ origin: string; close: () => void }> {
  const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'))
  const exists = (file: string) => existsSync(join(dist, file))
  const sendText = textSender()
  const bares = new Map<string, SentText>()
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(exists)) {
    const whole = join(dist, file)
    await sendText(whole, ACCEPTED)
    if (!file.endsWith('.html')) continue
    const bare = Buffer.from(barePage(readFileSync(whole, 'utf8')))
    bares.set(whole, await compressedText(bare, '.html', ACCEPTED))
  }
  const pem = await getCertificate(CERTIFICATE_FOLDER, 'localhost', ['localhost'])
  const server = createSecureServer({ key: pem, cert: pem }, async (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const bare = pathname.startsWith(`${BARE}/`)
    const path = bare ? pathname.slice(BARE.length) : pathname
    const { file, status } = staticFile(path, exists)
    const whole = join(dist, file)
    const text = bare
      ? (bares.get(whole) ?? (await sendText(whole, ACCEPTED)))
      : await sendText(whole, ACCEPTED)
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
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}
