import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The suffix of a file that is not yet complete. The dev server does not watch it. */
export const UNFINISHED_SUFFIX = '.draft'

/** Writes a file so that a reader always gets a complete one, even while two processes write it. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${UNFINISHED_SUFFIX}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

/** True for a file that an operating system or an editor adds to a folder, such as `.DS_Store` or `page.md~`. */
export function isSystemFile(name: string): boolean {
  return /^(\.|Thumbs\.db$|desktop\.ini$|.*~$)/i.test(name)
}

/** The absolute path of each file below a folder, by its relative path with slashes. Empty if there is no folder. */
export async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.sort().map((file) => [relative(folder, file).split(sep).join('/'), file]))
}
