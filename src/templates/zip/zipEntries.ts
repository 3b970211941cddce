export interface ZipEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly sizeBytes: number
  /** Where its packed data begins, bytes from the start of the ZIP. */
  readonly start: number
}

// Signatures and sizes of the headers, from the specification of the format (APPNOTE.TXT, 4.3), as are all offsets below.
const LOCAL_SIGNATURE = 0x04034b50
const CENTRAL_SIGNATURE = 0x02014b50
const END_SIGNATURE = 0x06054b50
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
const LONGEST_COMMENT_BYTES = 0xffff

/** Reads the directory of a ZIP. @returns null if the ZIP is damaged, cut off, split into several files, or a ZIP64 */
export function zipEntries(zip: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  if (view.getUint16(end + 8, true) !== count) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL_SIGNATURE) return null
    const entry = readEntry(zip, view, at)
    if (!entry || entry.start + entry.packedBytes > end) return null
    entries.push(entry)
    // After the header come the name, the extra field and the comment. These are the offsets of their lengths.
    at += CENTRAL_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0)
  }
  return entries
}

/** The offset of the end record, which may have a comment behind it; null for none. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT_BYTES); at--)
    if (
      view.getUint32(at, true) === END_SIGNATURE &&
      at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength
    )
      return at
  return null
}

function readEntry(zip: Uint8Array, view: DataView, at: number): ZipEntry | null {
  const local = view.getUint32(at + 42, true)
  if (local + LOCAL_BYTES > zip.length || view.getUint32(local, true) !== LOCAL_SIGNATURE) return null
  const name = at + CENTRAL_BYTES
  return {
    name: new TextDecoder().decode(zip.subarray(name, name + view.getUint16(at + 28, true))),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    sizeBytes: view.getUint32(at + 24, true),
    start: local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
  }
}
