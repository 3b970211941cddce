/** As in `<meta charset="windows-1251">`, `<?xml encoding="…"?>` and `@charset "…"`. */
const DECLARED = /(?:charset|encoding)\s*=?\s*["']?([\w-]+)/i
/** A declaration is at the beginning of a text. */
const MAX_BYTES_BEFORE = 1024

/** @property isGuess true if neither the bytes nor a declaration name the encoding, so that letters may be wrong */
interface Decoded {
  readonly text: string
  readonly isGuess: boolean
}

/**
 * Decodes a text file: UTF-8, UTF-16 with its byte order mark, the encoding that the text declares, or else windows-1252, which
 * Excel writes in many countries.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes
  const decodeAs = (encoding: string, options?: TextDecoderOptions) => ({
    text: new TextDecoder(encoding, options).decode(bytes),
    isGuess: false,
  })
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le')
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be')
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, MAX_BYTES_BEFORE))
  const [, declared = 'utf-8'] = DECLARED.exec(start) ?? []
  for (const encoding of ['utf-8', declared])
    try {
      return decodeAs(encoding, { fatal: true })
    } catch {
      // Another encoding, or one that the browser does not know.
    }
  return { ...decodeAs('windows-1252'), isGuess: true }
}

/** The text of a file, in any encoding that `decode` knows. */
export const decodeText = (bytes: Uint8Array): string => decode(bytes).text
