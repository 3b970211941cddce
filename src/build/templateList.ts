import { resolve } from 'node:path'
import { metasOf, namesOf, templateFolders } from './templateFolders.ts'

/* What code imports as `#templateList` where Vite does not read it (`src/site/templateList.ts`). */
const folders = templateFolders(resolve(import.meta.dirname, '../..'))

export const metas = metasOf(folders)
export const names = namesOf(folders)
