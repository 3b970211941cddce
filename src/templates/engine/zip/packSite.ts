import { Zip, ZipDeflate } from 'fflate'
import type { SiteFile } from '../data/siteData.ts'

const PIECE_BYTES = 256 * 1024
/** The first and the last year of the format. */
const ZIP_YEARS = { min: 1980, max: 2099 } as const
const COMPRESSED = /\.(webp|jpg|png|woff2)$/

interface PackOptions {
  /** Receives the progress, [0, 1]. */
  readonly onProgress?: (progress: number) => void
  /** The date of each file. Equal files with equal dates give equal ZIPs. */
  readonly date?: Date
}

/**
 * Packs files as a ZIP. Many hosts keep the dates of its files. A browser takes a page with an old date for one that rarely
 * changes, and shows it for a tenth of its age without asking the host for a newer one.
 */
export async function packSite(
  files: readonly SiteFile[],
  { onProgress = () => {}, date = new Date() }: PackOptions = {},
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
    entry.mtime = inZipYears(date)
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

/** A device with an empty battery may begin again in 1970, for which fflate throws. */
function inZipYears(date: Date): Date {
  const year = date.getFullYear()
  return year >= ZIP_YEARS.min && year <= ZIP_YEARS.max ? date : new Date(ZIP_YEARS.min, 0, 1)
}
