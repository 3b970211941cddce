import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
/** What servers and builds write among the packages: the copy has its own. */
const WRITTEN: ReadonlySet<string> = new Set(['.vite', '.vite-temp', '.moongate'])

/** A copy of the project's source, for tests that write into it. */
export interface ProjectCopy {
  readonly folder: string
  readonly remove: () => void
}

/** Copies the project's source to a folder of its own. Packages, and pictures that have been made, are shared. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  for (const part of PARTS) cpSync(join(project, part), join(folder, part), { recursive: true })
  const packages = join(project, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  mkdirSync(join(packages, '.cache'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (!WRITTEN.has(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
