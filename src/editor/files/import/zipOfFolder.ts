import type { SiteFile } from '../../../templates/engine/data/siteData.ts'
import { READ_FILE } from '../../../templates/engine/zip/pageData.ts'

/** The page can be in a folder of the dropped one, such as `docs` of a repository or `site/links` of a whole site. */
const MAX_DEPTH = 4
/** Not searched: the folders of Git and of Node's packages may have 100,000 files. */
const UNSEARCHED_FOLDER = /^(\.git|node_modules)$/

/** Packs an exported site as a ZIP again, because macOS unpacks downloads. @throws if this fails */
export async function zipOfFolder(folder: FileSystemDirectoryEntry): Promise<File> {
  const { packSite } = await import('../../../templates/engine/zip/packSite.ts')
  const entries = await filesIn(folder, MAX_DEPTH)
  const bytes = await packSite(await Promise.all(entries.map((entry) => fileOf(entry, folder))))
  // The type of `bytes` allows shared memory, which `File` does not take. A copy is never shared.
  return new File([bytes.slice()], `${folder.name}.zip`, { type: 'application/zip' })
}

async function filesIn(
  folder: FileSystemDirectoryEntry,
  depth: number,
): Promise<readonly FileSystemFileEntry[]> {
  const entries = await entriesOf(folder)
  const files = entries.map(async (entry) => {
    if (entry.isFile) return [entry as FileSystemFileEntry]
    const isSearched = depth > 1 && !UNSEARCHED_FOLDER.test(entry.name)
    return isSearched ? filesIn(entry as FileSystemDirectoryEntry, depth - 1) : []
  })
  return (await Promise.all(files)).flat()
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    // A browser gives at most 100 entries at a time, and none at the end.
    if (batch.length === 0) return entries
    entries.push(...batch)
  }
}

/** A file that no import reads is empty: only its name matters. */
async function fileOf(entry: FileSystemFileEntry, { fullPath }: FileSystemEntry): Promise<SiteFile> {
  const path = entry.fullPath.slice(fullPath.length + 1)
  if (!READ_FILE.test(path)) return { path, bytes: new Uint8Array() }
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  return { path, bytes: new Uint8Array(await file.arrayBuffer()) }
}
