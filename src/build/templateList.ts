import { resolve } from 'node:path'
import { namesOf, templateFolders } from './templateFolders.ts'

/* What code imports as `#templateList` where Vite does not read it (`src/site/templateList.ts`). */
const folders = templateFolders(resolve(import.meta.dirname, '../..'))

export const metas = Object.fromEntries(folders.map(({ path, meta }) => [`${path}/meta.json`, meta]))
export const names = namesOf(folders)
