import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED_SUFFIX, writeAtomically } from '../files.ts'

/** The path of a file in a cache. `make` makes the file if the cache lacks it. @returns `isNew` false for a cached file */
export async function cachedFile(
  cache: string,
  file: string,
  make: () => Promise<Buffer>,
): Promise<{ path: string; isNew: boolean }> {
  const path = join(cache, file)
  if (existsSync(path)) return { path, isNew: false }
  const bytes = await make()
  await mkdir(cache, { recursive: true })
  await writeAtomically(path, bytes)
  return { path, isNew: true }
}

/** Removes the files that a build has not used. Another build may be writing unfinished ones. */
export async function removeUnused(cache: string, usedFiles: ReadonlySet<string>): Promise<void> {
  const unusedFiles = (await readdir(cache).catch(() => [])).filter(
    (file) => !file.endsWith(UNFINISHED_SUFFIX) && !usedFiles.has(file),
  )
  await Promise.all(unusedFiles.map((file) => rm(join(cache, file), { force: true })))
}
