import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }

const project = join(import.meta.dirname, '../..')
const PARTS = [
  'src',
  'public',
  'index.html',
  'LICENSE',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
] as const
const CONTENT = 'src/content'
const CACHE = '.cache'
/** Folders in `node_modules` that Vite writes to. The copy gets its own, so that two builds do not share a file. */
const WRITTEN_FOLDERS: ReadonlySet<string> = new Set(['.vite', '.vite-temp', '.moongate'])

/** The content of a site with one page, the default sky and the default theme. */
export const leastContent: Readonly<Record<string, string>> = {
  'site.ts': `export const site = {
  url: 'https://ada.example.com',
  name: 'Ada',
  title: 'Ada',
  description: 'Ada’s page.',
  greeting: 'Hello',
}
`,
  'sky.json': JSON.stringify(sky),
  'theme.json': '{ "theme": "night" }\n',
}

export interface ProjectCopy {
  readonly folder: string
  readonly remove: () => void
}

/** Copies the source to a temporary folder, which shares the packages. @param content replaces `src/content` */
export function copyProject(content?: Readonly<Record<string, string>>): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  for (const part of PARTS) cpSync(join(project, part), join(folder, part), { recursive: true })
  if (content) {
    rmSync(join(folder, CONTENT), { recursive: true })
    mkdirSync(join(folder, CONTENT))
    for (const [name, text] of Object.entries(content)) writeFileSync(join(folder, CONTENT, name), text)
  }
  const packages = join(project, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (!WRITTEN_FOLDERS.has(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
  // The copy shares the cache of encoded pictures.
  mkdirSync(join(project, CACHE), { recursive: true })
  symlinkSync(join(project, CACHE), join(folder, CACHE))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
