import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { serveFiles } from '../dev/serveFiles.ts'
import { filesBelow } from '../files.ts'
import type { BuiltSite } from '../prerender/builtSite.ts'
import { contentFolder } from './contentFolder.ts'

/** Copies the files of the owner's folder `public`. They replace the project's files with the same paths. */
export async function copyPublicFiles({ config: { root }, dist }: BuiltSite): Promise<void> {
  for (const [path, file] of await ownerPublicFiles(root)) {
    await mkdir(dirname(join(dist, path)), { recursive: true })
    await copyFile(file, join(dist, path))
  }
}

/** Serves these files on the dev server. */
export function servePublicFiles({ config, middlewares }: ViteDevServer): void {
  const read = async (path: string) => {
    const file = (await ownerPublicFiles(config.root)).get(path)
    return file && readFile(file)
  }
  middlewares.use(serveFiles(config.base, read))
}

function ownerPublicFiles(root: string): Promise<ReadonlyMap<string, string>> {
  return filesBelow(join(contentFolder(root), 'public'))
}
