import { Zip, ZipDeflate } from 'fflate'
import type { SiteFile } from './siteData.ts'

const PIECE_BYTES = 256 * 1024
/** The same date for every file, so that equal files give equal ZIPs: the earliest date of the format, in local time. */
const FILE_DATE = new Date(1980, 0, 1)
const COMPRESSED = /\.(webp|jpg|png|woff2)$/

/** Packs files as a ZIP. Equal files give equal bytes. @param onProgress receives the progress, (0, 1] */
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
    for (let start = 0; start === 0 || start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.slice(start, start + PIECE_BYTES)
      entry.push(piece, start + PIECE_BYTES >= bytes.length)
      doneBytes += piece.length
      onProgress(totalBytes === 0 ? 1 : doneBytes / totalBytes)
      // Lets the browser show the progress.
      if (piece.length === PIECE_BYTES) await new Promise((resolve) => setTimeout(resolve))
    }
  }
  zip.end()
  return new Uint8Array(await new Blob(packed as BlobPart[]).arrayBuffer())
}
