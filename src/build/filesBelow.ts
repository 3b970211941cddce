import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Where each file below a folder is, by its path from there with slashes; none where there is no folder. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), file]))
}
