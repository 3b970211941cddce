import { rename, writeFile } from 'node:fs/promises'

/** Writes a file so that nobody ever reads half of it, also when a build and a dev server write at once. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, content)
  await rename(draft, path)
}
