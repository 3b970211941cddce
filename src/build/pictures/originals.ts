import { basename } from 'node:path'
import { filesBelow } from '../filesBelow.ts'

/** What systems leave in folders. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** Where each original below a folder is, by the name that content gives it: its path, composed and with slashes. */
export async function listOriginals(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await filesBelow(folder))].filter(([name]) => !LITTER.test(basename(name)))
  return new Map(files.map(([name, path]) => [name.normalize('NFC'), path]))
}
