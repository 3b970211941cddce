import { rename, writeFile } from 'node:fs/promises'

/** How the name of a file ends that is still being written: the dev server does not watch it. */
export const DRAFT = '.draft'

/** Writes a file in one step, so that no reader meets half of it, even while a build and a dev server both write it. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${DRAFT}`
  await writeFile(draft, content)
  await rename(draft, path)
}
