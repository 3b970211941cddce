import { Zip, ZipDeflate } from 'fflate'
import type { SiteFile } from '../data/siteData.ts'

const PIECE_BYTES = 256 * 1024
/** The earliest date of the format. A fixed date, so that equal files give equal ZIPs. */
const FILE_DATE = new Date(1980, 0, 1)
const COMPRESSED = /\.(webp|jpg|png|woff2)$/

/** Packs files as a ZIP. @param onProgress receives the progress, [0, 1] */
export async function packSite(
  files: readonly SiteFile[],
  onProgress: (progress: number) => void = () => {},
): Promise<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  const totalBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  let doneBytes = 0
  for (const { path, bytes } of files) {
    const entry = new ZipDeflate(path, { level: COMPRESSED.test(path) ? 0 : 9 })
    entry.mtime = FILE_DATE
    zip.add(entry)
    let start = 0
    do {
      const end = start + PIECE_BYTES
      const piece = bytes.slice(start, end)
      entry.push(piece, end >= bytes.length)
      doneBytes += piece.length
      onProgress(totalBytes === 0 ? 1 : doneBytes / totalBytes)
      // Lets the browser show the progress.
      if (piece.length === PIECE_BYTES) await new Promise((resolve) => setTimeout(resolve))
      start = end
    } while (start < bytes.length)
  }
  zip.end()
  return new Uint8Array(await new Blob(packed as BlobPart[]).arrayBuffer())
}
