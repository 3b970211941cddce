import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** The files of the owner's that come with a default, and what stands in for those that they leave out. */
const DEFAULTS = 'src/site/defaults'

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

/**
 * Where each file of content is: the owner's, else its default.
 *
 * @returns paths by what code imports, as in `#content/site.ts`
 */
export function contentFiles(root: string): Readonly<Record<string, string>> {
  const defaults = resolve(root, DEFAULTS)
  const own = contentFolder(root)
  return Object.fromEntries(
    ['site.ts', ...readdirSync(defaults)].map((file) => {
      const isOwn = file === 'site.ts' || existsSync(join(own, file))
      return [`#content/${file}`, join(isOwn ? own : defaults, file)]
    }),
  )
}
