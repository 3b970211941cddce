import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { serveFiles } from '../dev/serveFiles.ts'
import { filesBelow } from '../files.ts'
import { contentFolder } from './contentFolder.ts'

/** Adds the files of the owner's folder `public`. They replace the project's files with the same paths. */
export function publicFiles(): Plugin {
  const find = (root: string) => filesBelow(join(contentFolder(root), 'public'))
  return {
    name: 'moongate:public-files',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      for (const [path, file] of await find(this.environment.config.root)) {
        await mkdir(dirname(join(dir, path)), { recursive: true })
        await copyFile(file, join(dir, path))
      }
    },
    configureServer({ config, middlewares }) {
      const read = async (path: string) => {
        const file = (await find(config.root)).get(path)
        return file && readFile(file)
      }
      middlewares.use(serveFiles(config.base, read))
    },
  }
}
