import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { moreTemplates } from './templateFolders.ts'

/** The defaults for missing files: one module for all TypeScript files, one file for each JSON file. */
const DEFAULTS = 'src/site/defaults'
/** The names of the TypeScript files that an owner may leave out. */
const MODULES = [
  'contact',
  'editorWords',
  'events',
  'galleries',
  'games',
  'newsletter',
  'projects',
  'publishing',
  'refundPolicy',
  'samples',
  'sections',
  'socials',
  'templates',
  'tracks',
  'videos',
  'words',
]

const JSON_FILES = ['sky.json', 'theme.json']

/** True for a file with a default. @param file its path below the owner's folder */
export function isOptionalFile(file: string): boolean {
  return JSON_FILES.includes(file) || MODULES.some((name) => file === `${name}.ts`)
}

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

/** The path of each content file by its import name, as in `#content/site.ts`: the owner's file, else the default. */
export function contentFiles(root: string): Readonly<Record<string, string>> {
  const own = contentFolder(root)
  const find = (file: string, standIn: string): [imported: string, path: string] => {
    const path = join(own, file)
    return [`#content/${file}`, existsSync(path) ? path : resolve(root, DEFAULTS, standIn)]
  }
  return Object.fromEntries([
    ['#content/site.ts', join(own, 'site.ts')],
    ...MODULES.map((name) => find(`${name}.ts`, 'content.ts')),
    ...JSON_FILES.map((file) => find(file, file)),
  ])
}

/**
 * Vite's aliases: the owner's files, the rows of their pages in Markdown, and the list of templates with the folder that
 * adds to it.
 *
 * @param root the project's folder
 * @param rows the module of the rows; by default it reads them from the disk
 */
export function aliases(
  root: string,
  rows = resolve(root, 'src/build/markdown/markdownRows.ts'),
): Readonly<Record<string, string>> {
  return {
    ...contentFiles(root),
    '#markdownRows': rows,
    '#templateList': resolve(root, 'src/site/templateList.ts'),
    '#moreTemplates': moreTemplates(root),
  }
}
