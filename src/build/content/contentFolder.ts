import { join, relative, resolve, sep } from 'node:path'

export const JSON_FILES: readonly string[] = ['sky.json', 'theme.json']

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

/** Vite's alias for the content folder. */
export function aliases(root: string): Readonly<Record<'#content', string>> {
  return { '#content': contentFolder(root) }
}
