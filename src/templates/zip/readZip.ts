import { Inflate } from 'fflate'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { crc32 } from './crc32.ts'
import { type ZipEntry, zipEntries } from './zipEntries.ts'

const messages = editorWords.import

const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 500
const ENCRYPTED_FLAG = 1
/** Compression methods of the ZIP format. */
const STORED = 0
const DEFLATED = 8

/** The message is for the editor's user. */
export class ZipError extends Error {}

/** Unpacks a ZIP. Verifies checksums and sizes, which fflate's `unzipSync` does not. @throws ZipError */
export function readZip(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const entries = zipEntries(zip)
  if (!entries) throw new ZipError(messages.damaged)
  if (entries.length > MAX_ENTRIES) throw new ZipError(fill(messages.manyFiles, { count: entries.length }))
  // Files that overlap could unpack the same bytes hundreds of times, which takes long even if they unpack to almost nothing.
  if (entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > zip.length)
    throw new ZipError(messages.overlap)
  const files = new Map<string, Uint8Array>()
  let remainingBytes = MAX_UNPACKED_BYTES
  for (const entry of entries) {
    const { name } = entry
    if (leadsOutside(name)) throw new ZipError(messages.outside)
    if (name.endsWith('/')) continue
    if (files.has(name)) throw new ZipError(fill(messages.twice, { name }))
    const bytes = unpack(zip, entry, remainingBytes)
    remainingBytes -= bytes.length
    files.set(name, bytes)
  }
  return files
}

function leadsOutside(name: string): boolean {
  return /^\/|\\|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')
}

function unpack(zip: Uint8Array, entry: ZipEntry, maxBytes: number): Uint8Array {
  const { name, method, flags, sizeBytes, packedBytes, start, crc } = entry
  if (flags & ENCRYPTED_FLAG) throw new ZipError(messages.password)
  if (sizeBytes > maxBytes) throw new ZipError(messages.bomb)
  if (method !== STORED && method !== DEFLATED) throw new ZipError(messages.method)
  const packed = zip.subarray(start, start + packedBytes)
  const bytes = method === STORED ? packed.slice() : inflate(packed, sizeBytes)
  if (bytes?.length !== sizeBytes || crc32(bytes) !== crc)
    throw new ZipError(fill(messages.damagedFile, { name }))
  return bytes
}

/** Decompresses in pieces, and stops above `sizeBytes`. Returns null for damaged data, and if the size differs. */
function inflate(packed: Uint8Array, sizeBytes: number): Uint8Array | null {
  const PIECE_BYTES = 16 * 1024
  const unpacked = new Uint8Array(sizeBytes)
  let unpackedBytes = 0
  let isTooLarge = false
  const stream = new Inflate((chunk) => {
    isTooLarge ||= unpackedBytes + chunk.length > sizeBytes
    if (!isTooLarge) unpacked.set(chunk, unpackedBytes)
    unpackedBytes += chunk.length
  })
  try {
    let start = 0
    do {
      const end = start + PIECE_BYTES
      stream.push(packed.subarray(start, end), end >= packed.length)
      start = end
    } while (start < packed.length && !isTooLarge)
  } catch {
    return null
  }
  return unpackedBytes === sizeBytes ? unpacked : null
}
