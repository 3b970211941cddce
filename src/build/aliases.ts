import { resolve } from 'node:path'
import { contentFiles } from './contentFolder.ts'
import { moreTemplates } from './templateFolders.ts'

/** Vite's aliases: the owner's files, and the list of templates with the folder that adds to it. @param root the project's */
export function aliases(root: string): Readonly<Record<string, string>> {
  return {
    ...contentFiles(root),
    '#templateList': resolve(root, 'src/site/templateList.ts'),
    '#moreTemplates': moreTemplates(root),
  }
}
