export interface ZipEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly sizeBytes: number
  /** Offset of the packed bytes in the ZIP. */
  readonly start: number
}

// The sizes and offsets in this file are from the specification, APPNOTE.TXT, section 4.3.
const LOCAL_HEADER_SIGNATURE = 0x04034b50
const CENTRAL_HEADER_SIGNATURE = 0x02014b50
const END_RECORD_SIGNATURE = 0x06054b50
const LOCAL_HEADER_BYTES = 30
const CENTRAL_HEADER_BYTES = 46
const END_RECORD_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff

/** Reads the central directory of a ZIP. Returns null for a damaged ZIP, a part of a split ZIP, and a ZIP64. */
export function zipEntries(zip: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const endRecord = findEndRecord(view)
  if (endRecord === null) return null
  const entriesInThisFile = view.getUint16(endRecord + 8, true)
  const count = view.getUint16(endRecord + 10, true)
  if (entriesInThisFile !== count) return null
  const entries: ZipEntry[] = []
  let offset = view.getUint32(endRecord + 16, true)
  for (let index = 0; index < count; index++) {
    if (
      offset + CENTRAL_HEADER_BYTES > endRecord ||
      view.getUint32(offset, true) !== CENTRAL_HEADER_SIGNATURE
    )
      return null
    const entry = readEntry(zip, view, offset)
    if (!entry || entry.start + entry.packedBytes > endRecord) return null
    entries.push(entry)
    const nameBytes = view.getUint16(offset + 28, true)
    const extraFieldBytes = view.getUint16(offset + 30, true)
    const commentBytes = view.getUint16(offset + 32, true)
    offset += CENTRAL_HEADER_BYTES + nameBytes + extraFieldBytes + commentBytes
  }
  return entries
}

/** The offset of the end record, which may have a comment after it; null for none. */
function findEndRecord(view: DataView): number | null {
  const last = view.byteLength - END_RECORD_BYTES
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT_BYTES); offset--)
    if (
      view.getUint32(offset, true) === END_RECORD_SIGNATURE &&
      offset + END_RECORD_BYTES + view.getUint16(offset + 20, true) === view.byteLength
    )
      return offset
  return null
}

/** @param offset in the ZIP, of the entry's central header */
function readEntry(zip: Uint8Array, view: DataView, offset: number): ZipEntry | null {
  const localHeader = view.getUint32(offset + 42, true)
  if (
    localHeader + LOCAL_HEADER_BYTES > zip.length ||
    view.getUint32(localHeader, true) !== LOCAL_HEADER_SIGNATURE
  )
    return null
  const localNameBytes = view.getUint16(localHeader + 26, true)
  const localExtraFieldBytes = view.getUint16(localHeader + 28, true)
  const nameStart = offset + CENTRAL_HEADER_BYTES
  return {
    name: new TextDecoder().decode(zip.subarray(nameStart, nameStart + view.getUint16(offset + 28, true))),
    flags: view.getUint16(offset + 8, true),
    method: view.getUint16(offset + 10, true),
    crc: view.getUint32(offset + 16, true),
    packedBytes: view.getUint32(offset + 20, true),
    sizeBytes: view.getUint32(offset + 24, true),
    start: localHeader + LOCAL_HEADER_BYTES + localNameBytes + localExtraFieldBytes,
  }
}
