import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** MIME types of the files that hosts compress, by extension. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

const ENCODINGS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const

export interface SentText {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Compresses a text as hosts do. @param accepted encodings: `br`, `gzip` or both; without them, the text stays plain */
export async function compressedText(plain: Buffer, extension: string, accepted = ''): Promise<SentText> {
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  return {
    bytes: encoding ? await ENCODINGS[encoding](plain) : plain,
    headers: {
      'content-type': TEXT_TYPES[extension] ?? 'application/octet-stream',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  }
}
