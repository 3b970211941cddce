import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The dev server does not watch files with this suffix. */
export const UNFINISHED_SUFFIX = '.draft'

/** Writes a file so that no reader gets a part of it, even if two processes write it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${UNFINISHED_SUFFIX}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

/** All files below a folder: absolute paths, by relative paths with slashes. Empty if the folder does not exist. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), file]))
}
