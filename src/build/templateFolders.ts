import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { TemplateMeta, TemplateNames } from '../site/templateMeta.ts'

const TEMPLATES = 'src/templates'

export interface FolderOnDisk {
  /** Its absolute path. */
  readonly folder: string
  /** Its path from the project's folder, with slashes, as in `/src/templates/<name>`. */
  readonly path: string
  readonly meta: TemplateMeta
  readonly names: TemplateNames
}

/** The folder of additional templates, in MOONGATE_TEMPLATES. By default it is `src/templates/`, which adds none. */
export function moreTemplates(root: string): string {
  return resolve(root, process.env.MOONGATE_TEMPLATES || TEMPLATES)
}

/** The folders of all templates: those that have a `meta.json`. @param root the project's folder */
export function templateFolders(root: string): readonly FolderOnDisk[] {
  const parents = new Set([resolve(root, TEMPLATES), moreTemplates(root)])
  return [...parents].flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => existsSync(join(parent, name, 'meta.json')))
      .sort()
      .map((name) => {
        const folder = join(parent, name)
        const path = `/${relative(root, folder).split(sep).join('/')}`
        return { folder, path, meta: read(folder, 'meta.json'), names: read(folder, 'names.json') }
      }),
  )
}

/** Each template's `meta.json`, by the file's path from the project's folder. */
export function metasOf(folders: readonly FolderOnDisk[]): Readonly<Record<string, TemplateMeta>> {
  return Object.fromEntries(folders.map(({ path, meta }) => [`${path}/meta.json`, meta]))
}

/** Each template's `names.json`, by the file's path from the project's folder. */
export function namesOf(folders: readonly FolderOnDisk[]): Readonly<Record<string, TemplateNames>> {
  return Object.fromEntries(folders.map(({ path, names }) => [`${path}/names.json`, names]))
}

/*
 * `metas` and `names` are for code that runs without Vite: for that code `#templateList` is this module, in place of
 * `src/site/templateList.ts`.
 */
const folders = templateFolders(resolve(import.meta.dirname, '../..'))

/** @public */
export const metas = metasOf(folders)
/** @public */
export const names = namesOf(folders)

/** @throws an error that names the file, when it is missing or is not JSON */
function read<T>(folder: string, file: string): T {
  const path = join(folder, file)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON; write it as in the other templates.`, { cause })
  }
}
