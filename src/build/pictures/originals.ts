import { basename } from 'node:path'
import { filesBelow } from '../filesBelow.ts'

/** What systems leave in folders. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** All originals below a folder: absolute paths by their names in content, in Unicode's composed form. */
export async function listOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await filesBelow(folder))].filter(([name]) => !LITTER.test(basename(name)))
  return new Map(files.map(([name, path]) => [name.normalize('NFC'), path]))
}
