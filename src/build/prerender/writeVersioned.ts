import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from '../../lib/hashOf.ts'

/** The published names of pictures that others keep, such as preview cards and icons, by their files. */
export type PublishedNames = ReadonlyMap<string, string>

/**
 * Writes a file under a name with a hash of its bytes, because chats keep cards for weeks, and browsers icons.
 * @param file its path below `dist`
 * @returns the file and its published name, an entry of `PublishedNames`
 */
export async function writeVersioned(
  dist: string,
  file: string,
  bytes: Uint8Array,
): Promise<readonly [file: string, name: string]> {
  const name = file.replace(/(?=\.\w+$)/, `-${hashOf(bytes)}`)
  await mkdir(dirname(join(dist, name)), { recursive: true })
  await writeFile(join(dist, name), bytes)
  return [file, name]
}
