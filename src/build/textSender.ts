import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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

const ENCODINGS = { br: brotliCompressSync, gzip: gzipSync } as const

/** A text as it is sent: its bytes, and the headers that say what they are. */
export interface SentText {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Compresses a text as hosts do, as far as it goes. @param ending of its file's name, one of `TEXT_TYPES` */
export function compressedText(plain: string | Buffer, ending: string, accepted = ''): SentText {
  const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each))
  return {
    bytes: encoding ? ENCODINGS[encoding](plain) : Buffer.from(plain),
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
export function textSender(): (file: string, accepted: string | undefined) => SentText | undefined {
  const kept = new Map<string, SentText & { readonly changedMs: number }>()
  return (file, accepted = '') => {
    const ending = extname(file)
    if (!TEXT_TYPES[ending]) return undefined
    const { mtimeMs: changedMs } = statSync(file)
    const key = `${accepted} ${file}`
    const before = kept.get(key)
    if (before?.changedMs === changedMs) return before
    const sent = { ...compressedText(readFileSync(file), ending, accepted), changedMs }
    kept.set(key, sent)
    return sent
  }
}
