import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** What stands in for the owner's files: one module for those of TypeScript, one file for each of JSON. */
const DEFAULTS = 'src/site/defaults'
const MODULES =
  'contact editorWords games projects publishing refundPolicy sections socials templates tracks words'

/** The owner's folder: `src/content`, or the one that MOONGATE_CONTENT names. @param root the project's folder */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/** A file of the owner's as messages name it: its path below the project's folder, with slashes. */
export function contentName(root: string, file: string): string {
  return relative(root, join(contentFolder(root), file))
    .split(sep)
    .join('/')
}

/** Where each file of content is, the owner's, else its default: by what code imports, as in `#content/site.ts`. */
export function contentFiles(root: string): Readonly<Record<string, string>> {
  const own = contentFolder(root)
  const find = (file: string, standIn: string): [imported: string, path: string] => {
    const path = join(own, file)
    return [`#content/${file}`, existsSync(path) ? path : resolve(root, DEFAULTS, standIn)]
  }
  return Object.fromEntries([
    ['#content/site.ts', join(own, 'site.ts')],
    ...MODULES.split(' ').map((name) => find(`${name}.ts`, 'content.ts')),
    ...['sky.json', 'theme.json'].map((file) => find(file, file)),
  ])
}
