import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { CONTRIBUTING, namedBlocks, OWNERS_GUIDE, readGuide, TEMPLATES_GUIDE } from '../../helpers/guides.ts'

const project = join(import.meta.dirname, '../../..')

/** The folders in which the files of the guides' code blocks would be. */
const FOLDERS = [
  [OWNERS_GUIDE, 'src/content'],
  [TEMPLATES_GUIDE, 'src/templates/lantern'],
  [CONTRIBUTING, ''],
] as const

it('The code blocks of the guides compile', () => {
  const caches = join(project, 'node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'guides-'))
  try {
    for (const [guide, below] of FOLDERS)
      for (const [name, code] of namedBlocks(readGuide(guide))) {
        const file = join(folder, below, name)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, code)
      }
    // The compiler looks for an imported file in the project too.
    const rootDirs = [folder, project]
    const settings = {
      extends: join(project, 'tsconfig.json'),
      compilerOptions: { rootDirs },
      include: ['src', join(project, 'src/**/*.d.ts')],
      exclude: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = join(project, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' })
    expect(stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
