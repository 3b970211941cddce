import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** This guide is in the owner's folder, but belongs to the project. */
export const OWNERS_GUIDE = 'src/content/README.md'
export const TEMPLATES_GUIDE = 'src/templates/README.md'
export const CONTRIBUTING = '.github/CONTRIBUTING.md'

export const GUIDES = [
  'README.md',
  OWNERS_GUIDE,
  TEMPLATES_GUIDE,
  CONTRIBUTING,
  '.github/CHANGELOG.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'tests/README.md',
  'tests/audit/README.md',
  'tests/bench/README.md',
] as const

export function readGuide(path: string): string {
  return readFileSync(join(project, path), 'utf8')
}

/** The code blocks of a guide that name their file after the opening fence, as in ```` ```ts layout.ts ````. */
export function namedBlocks(guide: string): ReadonlyMap<string, string> {
  const blocks = guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)
  return new Map([...blocks].map(([, file = '', code = '']) => [file, code]))
}
