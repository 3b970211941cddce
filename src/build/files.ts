import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Suffix of a file that is still being written. The dev server does not watch such files. */
export const DRAFT = '.draft'

/** Writes a file in one step: a reader gets all of it, even while a build and a dev server both write it. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${DRAFT}`
  await writeFile(draft, content)
  await rename(draft, path)
}

/** All files below a folder: absolute paths by relative paths with slashes. Empty when the folder is missing. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), file]))
}
