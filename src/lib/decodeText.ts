import { attempt } from './attempt.ts'

/** Decodes a text file: UTF-8, UTF-16 with its byte order mark, or else windows-1252, which Excel writes in many countries. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const utf8 = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return utf8 ?? new TextDecoder('windows-1252').decode(bytes)
}
