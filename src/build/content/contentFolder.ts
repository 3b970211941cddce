import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { moreTemplates } from './templateFolders.ts'

/** The defaults of missing files: `content.ts` for all TypeScript files, and a file for each JSON file. */
const DEFAULTS = 'src/site/defaults'
/** The TypeScript files that an owner may leave out, without `.ts`. */
const OPTIONAL_MODULES = [
  'contact',
  'editorWords',
  'events',
  'galleries',
  'games',
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

export const JSON_FILES: readonly string[] = ['sky.json', 'theme.json']

export const MODULE_FILES: readonly string[] = ['site', ...OPTIONAL_MODULES].map((name) => `${name}.ts`)

/** True for a file that `contentFiles` can replace if it is missing. @param file its path below the content folder */
export function isOptionalFile(file: string): boolean {
  return JSON_FILES.includes(file) || OPTIONAL_MODULES.some((name) => file === `${name}.ts`)
}

/** The content folder: the one that MOONGATE_CONTENT names, else `src/content`. */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/** The path of a content file for messages, from the project's folder. @param file its path below the content folder */
export function displayPath(root: string, file: string): string {
  return relative(root, join(contentFolder(root), file))
    .split(sep)
    .join('/')
}

/** The paths of the content files, by import name, as in `#content/site.ts`. */
export function contentFiles(root: string): Readonly<Record<string, string>> {
  const files = [...MODULE_FILES, ...JSON_FILES]
  return Object.fromEntries(files.map((file) => [`#content/${file}`, contentPath(root, file)]))
}

/** The path of a content file: the owner's, else the project's default. */
function contentPath(root: string, file: string): string {
  const ownPath = join(contentFolder(root), file)
  // `site.ts` has no default. If it is missing, its import fails with this path in the message.
  if (file === 'site.ts' || existsSync(ownPath)) return ownPath
  return resolve(root, DEFAULTS, JSON_FILES.includes(file) ? file : 'content.ts')
}

/**
 * Vite's aliases.
 * @param markdownRows the module for `#markdownRows`; without Vite's plugins it is `markdownRows.ts`, which reads the disk
 */
export function aliases(
  root: string,
  markdownRows = resolve(root, 'src/build/markdown/markdownRows.ts'),
): Readonly<Record<string, string>> {
  return {
    ...contentFiles(root),
    '#markdownRows': markdownRows,
    '#templateList': resolve(root, 'src/site/templateList.ts'),
    '#moreTemplates': moreTemplates(root),
  }
}
