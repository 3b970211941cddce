import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { TemplateMeta, TemplateNames } from '../../site/templateMeta.ts'

const TEMPLATES = 'src/templates'

/** A template's folder, and the content of its JSON files. */
export interface TemplateOnDisk {
  /** An absolute path. */
  readonly folder: string
  /** The path from the project's folder, as in `/src/templates/<name>`. */
  readonly path: string
  readonly meta: TemplateMeta
  readonly names: TemplateNames
}

/** The folder of additional templates, which MOONGATE_TEMPLATES names. Default: `src/templates`. */
export function moreTemplates(root: string): string {
  return resolve(root, process.env.MOONGATE_TEMPLATES || TEMPLATES)
}

export function templateFolders(root: string): readonly TemplateOnDisk[] {
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

/** The content of each `meta.json`, by path from the project's folder. */
export function metasOf(folders: readonly TemplateOnDisk[]): Readonly<Record<string, TemplateMeta>> {
  return Object.fromEntries(folders.map(({ path, meta }) => [`${path}/meta.json`, meta]))
}

export function namesOf(folders: readonly TemplateOnDisk[]): Readonly<Record<string, TemplateNames>> {
  return Object.fromEntries(folders.map(({ path, names }) => [`${path}/names.json`, names]))
}

// Tests with Playwright run without Vite. There `#templateList` is this module, with the exports of `site/templateList.ts`.
const folders = templateFolders(resolve(import.meta.dirname, '../../..'))

/** @public */
export const metas = metasOf(folders)
/** @public */
export const names = namesOf(folders)

function read<T>(folder: string, file: string): T {
  const path = join(folder, file)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON; write it as in the other templates.`, { cause })
  }
}
