import { Inflate } from 'fflate'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { crc32 } from './crc32.ts'
import { type ZipEntry, zipEntries } from './zipEntries.ts'

const messages = editorWords.import

/** Limit for all files together, unpacked: many times the size of a site with large pictures. */
const MAX_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 500
const STORED = 0
const DEFLATED = 8

/** A damaged or unusual ZIP. The message is one sentence for the visitor. */
export class ZipError extends Error {}

/**
 * Unpacks a ZIP from an unknown source: its names, sizes and checksums are verified. fflate's own `unzipSync` verifies no
 * checksum, and goes on inflating a file that is larger than the directory says; so only its inflating is used.
 *
 * @returns each file by its path; folders are left out
 * @throws ZipError when any of it is damaged, too large, or would lie outside its folder
 */
export function readZip(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const entries = zipEntries(zip)
  if (!entries) throw new ZipError(messages.damaged)
  if (entries.length > MAX_ENTRIES) throw new ZipError(fill(messages.manyFiles, { count: entries.length }))
  // Overlapping files can be made to unpack for hours.
  if (entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > zip.length)
    throw new ZipError(messages.overlap)
  const files = new Map<string, Uint8Array>()
  let leftBytes = MAX_BYTES
  for (const entry of entries) {
    const { name } = entry
    if (leadsOutside(name)) throw new ZipError(messages.outside)
    if (name.endsWith('/')) continue
    if (files.has(name)) throw new ZipError(fill(messages.twice, { name }))
    const bytes = unpacked(zip, entry, leftBytes)
    leftBytes -= bytes.length
    files.set(name, bytes)
  }
  return files
}

function leadsOutside(name: string): boolean {
  return /^\/|\\|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')
}

function unpacked(zip: Uint8Array, entry: ZipEntry, leftBytes: number): Uint8Array {
  const { name, method, flags, sizeBytes, packedBytes, start, crc } = entry
  const ENCRYPTED = 1
  if (flags & ENCRYPTED) throw new ZipError(messages.password)
  if (sizeBytes > leftBytes) throw new ZipError(messages.bomb)
  if (method !== STORED && method !== DEFLATED) throw new ZipError(messages.method)
  const packed = zip.subarray(start, start + packedBytes)
  const bytes = method === STORED ? packed.slice() : inflated(packed, sizeBytes)
  if (bytes?.length !== sizeBytes || crc32(bytes) !== crc)
    throw new ZipError(fill(messages.damagedFile, { name }))
  return bytes
}

/** Inflates in pieces, and stops when there is more data than announced. @returns null when the stream is damaged */
function inflated(packed: Uint8Array, sizeBytes: number): Uint8Array | null {
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
