import type { SiteFile } from '../../templates/siteData.ts'

/** Packs a dropped folder as a ZIP again: macOS unpacks downloads by itself. @throws when it cannot be packed */
export async function zipOfFolder(folder: FileSystemDirectoryEntry): Promise<File> {
  const { packSite } = await import('../../templates/packSite.ts')
  const entries = await entriesOf(folder)
  const pictures = entries.find(({ name }) => name === 'pictures')
  const ofSite = [
    ...entries.filter(({ name }) => name === 'index.html'),
    ...(pictures?.isDirectory ? await entriesOf(pictures as FileSystemDirectoryEntry) : []),
  ]
  const files = await Promise.all(ofSite.filter(({ isFile }) => isFile).map(fileOf))
  const bytes = await packSite(
    files.map((file): SiteFile => ({ ...file, path: file.path.slice(folder.fullPath.length + 1) })),
  )
  return new File([bytes.slice()], `${folder.name}.zip`, { type: 'application/zip' })
}

/** All entries of a folder. A browser gives 100 at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

async function fileOf(entry: FileSystemEntry): Promise<SiteFile> {
  const file = await new Promise<File>((resolve, reject) =>
    (entry as FileSystemFileEntry).file(resolve, reject),
  )
  return { path: entry.fullPath, bytes: new Uint8Array(await file.arrayBuffer()) }
}
