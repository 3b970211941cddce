import { rename, writeFile } from 'node:fs/promises'

/** Writes a file in one step, so that no reader meets half of it, even while a build and a dev server both write it. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, content)
  await rename(draft, path)
}
