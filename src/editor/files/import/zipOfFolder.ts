import type { SiteFile } from '../../../templates/engine/data/siteData.ts'
import { EDITOR_DATA_FILE } from '../../../templates/engine/zip/pageData.ts'

/** Packs the page and pictures of an exported site as a ZIP again, because macOS unpacks downloads. @throws if this fails */
export async function zipOfFolder(folder: FileSystemDirectoryEntry): Promise<File> {
  const { packSite } = await import('../../../templates/engine/zip/packSite.ts')
  const entries = await siteEntriesOf(folder)
  const pictures = entries.find(({ name }) => name === 'pictures')
  const siteEntries = [
    ...entries.filter(({ name }) => name === 'index.html' || name === EDITOR_DATA_FILE),
    ...(pictures?.isDirectory ? await entriesOf(pictures as FileSystemDirectoryEntry) : []),
  ]
  const files = await Promise.all(siteEntries.filter(({ isFile }) => isFile).map(fileOf))
  const bytes = await packSite(
    files.map((file): SiteFile => ({ ...file, path: file.path.slice(folder.fullPath.length + 1) })),
  )
  // The type of `bytes` allows shared memory, which `File` does not take. A copy is never shared.
  return new File([bytes.slice()], `${folder.name}.zip`, { type: 'application/zip' })
}

/** The entries of the folder with the page: the folder itself, or one in it, such as `docs` of a repository. */
async function siteEntriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const hasPage = (entries: readonly FileSystemEntry[]) => entries.some(({ name }) => name === 'index.html')
  const entries = await entriesOf(folder)
  if (hasPage(entries)) return entries
  for (const entry of entries) {
    const inner = entry.isDirectory ? await entriesOf(entry as FileSystemDirectoryEntry) : []
    if (hasPage(inner)) return inner
  }
  return entries
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

async function fileOf(entry: FileSystemEntry): Promise<SiteFile> {
  const file = await new Promise<File>((resolve, reject) =>
    (entry as FileSystemFileEntry).file(resolve, reject),
  )
  return { path: entry.fullPath, bytes: new Uint8Array(await file.arrayBuffer()) }
}
