import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The photographs of the site's own templates, which cards of the shop have by themselves. */
export const KIT_PICTURES = 'src/templates/pictures'

/** What systems leave in folders. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/**
 * The files below a folder of originals.
 *
 * @returns by the name that content gives each (its path below the folder, with slashes, in composed letters): where
 * it is
 */
export async function listOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !LITTER.test(entry.name))
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path).split(sep).join('/').normalize('NFC'), path]),
  )
}
