import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { staticFile } from '../../src/build/dev/staticHost.ts'
import { headersAt, readHeadersFile } from '../../src/build/headers/headers.ts'
import { compressedText, type SentText, TEXT_TYPES } from './compressedText.ts'

const PICTURE_AND_FONT_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const CERTIFICATE_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/audit')

interface ServeOptions {
  /** True for HTTP/2 with brotli, as on most hosts; false for HTTP/1.1 with gzip. */
  readonly secure?: boolean
  /** Additional files, by their path below the folder. */
  readonly extra?: ReadonlyMap<string, Buffer>
}

/** The common part of the answers of HTTP/1.1 and HTTP/2. */
interface Answer {
  writeHead(status: number, headers: Readonly<Record<string, string>>): unknown
  end(body: Uint8Array): unknown
}

/** Serves a site on a free port, with the headers of its `_headers`, if any. Texts are compressed at the start. */
export async function serve(
  folder: string,
  { secure = false, extra = new Map() }: ServeOptions = {},
): Promise<{ origin: string; close: () => void }> {
  const files = new Map(extra)
  // Folders have no extension. No page needs a file without one.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (extname(file)) files.set(file, readFileSync(join(folder, file)))
  const headersFile = join(folder, '_headers')
  const rules = existsSync(headersFile) ? readHeadersFile(readFileSync(headersFile, 'utf8')) : []
  const encoding = secure ? 'br' : 'gzip'
  const texts = new Map<string, SentText>()
  const textFiles = [...files].filter(([file]) => TEXT_TYPES[extname(file)])
  await Promise.all(
    textFiles.map(async ([file, plain]) => {
      texts.set(file, await compressedText(plain, extname(file), encoding))
    }),
  )

  const answer = (request: { readonly url?: string | undefined }, response: Answer) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const { file, status } = staticFile(path, (name) => files.has(name))
    const body = files.get(file) ?? Buffer.from('')
    const text = texts.get(file)
    const type = PICTURE_AND_FONT_TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(status, {
      ...headersAt(rules, path),
      ...(text?.headers ?? { 'content-type': type }),
    })
    response.end(text?.bytes ?? body)
  }
  const server = secure ? createSecureServer(await certificate(), answer) : createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `${secure ? 'https' : 'http'}://localhost:${port}`, close: () => server.close() }
}

/** The plugin returns the key and the certificate in one PEM text. */
async function certificate(): Promise<{ key: string; cert: string }> {
  const pem = await getCertificate(CERTIFICATE_FOLDER, 'localhost', ['localhost'])
  return { key: pem, cert: pem }
}
