import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './builtSite.ts'
import { type PublishedNames, writeVersioned } from './writeVersioned.ts'

/** Writes the site's icons a second time, with versions. Programs without the page's HTML ask for the fixed names. */
export async function writeIcons({
  dist,
  prerender,
}: Pick<BuiltSite, 'dist' | 'prerender'>): Promise<PublishedNames> {
  const write = async (file: string) => writeVersioned(dist, file, await readFile(join(dist, file)))
  return new Map(await Promise.all(prerender.iconFiles.map(write)))
}
