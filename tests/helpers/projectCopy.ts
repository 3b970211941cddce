import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatConstants } from '../../src/tuning/formatConstants.ts'
import { defaultSky } from './defaultSky.ts'

const project = join(import.meta.dirname, '../..')
const PARTS = [
  'src',
  // For a run with MOONGATE_TEMPLATES.
  'tests/templates',
  'public',
  'index.html',
  'LICENSE',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
] as const
const CONTENT = 'src/content'
/** Folders that servers and builds write to. The copy has its own. */
const WRITTEN: ReadonlySet<string> = new Set(['.vite', '.vite-temp', '.moongate'])

/**
 * The content of a site of one page, with the default sky and theme: for tests that do not depend on the owner's
 * content.
 */
export const leastContent: Readonly<Record<string, string>> = {
  'site.ts': `export const site = {
  url: 'https://ada.example.com',
  name: 'Ada',
  title: 'Ada',
  description: 'Ada’s page.',
  greeting: 'Hello',
}
`,
  'sky.json': formatConstants(defaultSky),
  'theme.json': '{ "theme": "night" }\n',
}

/** A copy of the project's source, for tests that write into it. */
export interface ProjectCopy {
  readonly folder: string
  readonly remove: () => void
}

/**
 * Copies the project's source to a separate folder. Packages and encoded pictures are shared.
 *
 * @param content the files of `src/content` in the copy, text by name; by default, those of the project
 */
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
  mkdirSync(join(packages, '.cache'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (!WRITTEN.has(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
