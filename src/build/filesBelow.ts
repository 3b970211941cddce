import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** All files below a folder: absolute paths by relative ones with slashes. Empty when the folder is missing. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), file]))
}
