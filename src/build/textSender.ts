import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** What hosts compress, by the name's ending, with its type. */
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

// Not the synchronous ones: the sky's script takes brotli over a second, and every other request would wait for it.
const ENCODINGS = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const

/** A text as it is sent: its bytes, and the headers that say what they are. */
export interface SentText {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Compresses a text as hosts do, as far as it goes. @param ending of its file's name, one of `TEXT_TYPES` */
export async function compressedText(plain: Buffer, ending: string, accepted = ''): Promise<SentText> {
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  return {
    bytes: encoding ? await ENCODINGS[encoding](plain) : plain,
    headers: {
      'content-type': TEXT_TYPES[ending] ?? 'application/octet-stream',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  }
}

/**
 * Reads texts as hosts send them, compressed once for as long as the file stays the same.
 *
 * @returns a function of a file and the encodings that are accepted; it gives undefined for what is not text
 */
export function textSender(): (file: string, accepted: string | undefined) => Promise<SentText | undefined> {
  const kept = new Map<string, { readonly sent: Promise<SentText>; readonly changedMs: number }>()
  return async (file, accepted = '') => {
    const ending = extname(file)
    if (!TEXT_TYPES[ending]) return undefined
    const { mtimeMs: changedMs } = statSync(file)
    const key = `${accepted} ${file}`
    const before = kept.get(key)
    if (before?.changedMs === changedMs) return before.sent
    const sent = compressedText(readFileSync(file), ending, accepted)
    kept.set(key, { sent, changedMs })
    return sent
  }
}
