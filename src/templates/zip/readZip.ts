import { Inflate } from 'fflate'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { crc32 } from './crc32.ts'
import { type ZipEntry, zipEntries } from './zipEntries.ts'

const messages = editorWords.import

/** Size limit of all unpacked files together: many times the size of a site with large pictures. */
const MAX_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 500
/** Compression methods of the ZIP format. */
const STORED = 0
const DEFLATED = 8

/** A ZIP that is damaged, or that no site has. The message is one sentence for the visitor. */
export class ZipError extends Error {}

/**
 * Unpacks a ZIP from an unknown source, and verifies its names, sizes and checksums. Only the decompression is by
 * fflate: its `unzipSync` verifies no checksum, and unpacks more data than the directory of the ZIP announces.
 *
 * @returns the files by their paths, without folders
 * @throws ZipError if the ZIP is damaged, too large or encrypted, or a path leads outside its folder
 */
export function readZip(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const entries = zipEntries(zip)
  if (!entries) throw new ZipError(messages.damaged)
  if (entries.length > MAX_ENTRIES) throw new ZipError(fill(messages.manyFiles, { count: entries.length }))
  // A hostile ZIP whose files overlap could unpack for hours.
  if (entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > zip.length)
    throw new ZipError(messages.overlap)
  const files = new Map<string, Uint8Array>()
  let remainingBytes = MAX_BYTES
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
  const ENCRYPTED = 1
  if (flags & ENCRYPTED) throw new ZipError(messages.password)
  if (sizeBytes > maxBytes) throw new ZipError(messages.bomb)
  if (method !== STORED && method !== DEFLATED) throw new ZipError(messages.method)
  const packed = zip.subarray(start, start + packedBytes)
  const bytes = method === STORED ? packed.slice() : inflate(packed, sizeBytes)
  if (bytes?.length !== sizeBytes || crc32(bytes) !== crc)
    throw new ZipError(fill(messages.damagedFile, { name }))
  return bytes
}

/** Decompresses in pieces, and stops after `sizeBytes`. @returns null if the data is damaged or of another size */
function inflate(packed: Uint8Array, sizeBytes: number): Uint8Array | null {
  const PIECE_BYTES = 16 * 1024
  const all = new Uint8Array(sizeBytes)
  let at = 0
  let isTooLarge = false
  const stream = new Inflate((chunk) => {
    isTooLarge ||= at + chunk.length > sizeBytes
    if (!isTooLarge) all.set(chunk, at)
    at += chunk.length
  })
  try {
    for (let start = 0; start === 0 || (start < packed.length && !isTooLarge); start += PIECE_BYTES)
      stream.push(packed.subarray(start, start + PIECE_BYTES), start + PIECE_BYTES >= packed.length)
  } catch {
    return null
  }
  return at === sizeBytes ? all : null
}
