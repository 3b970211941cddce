import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../../src/build/files.ts'
import {
  addPageOfYourOwn,
  CONTRIBUTING,
  followGuide,
  namedBlocks,
  OWNERS_GUIDE,
  readGuide,
} from '../../helpers/guides.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

/** A folder that no template has. */
const NEW_TEMPLATE = 'src/templates/lantern'

/** Writes the blocks of a guide that name a file into a folder. */
function writeBlocks(folder: string, guide: string): void {
  for (const [name, code] of namedBlocks(guide)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
}

/** Copies the template that the templates' guide starts from, and corrects its imports. */
async function copyTemplate(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true })
  for (const [name, path] of await filesBelow(to))
    if (name.endsWith('.ts')) {
      const code = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        code.replaceAll('../../../src/templates/', '../').replaceAll('../../../src/', '../../'),
      )
    }
}

it('The code blocks of the guides compile', async () => {
  const { folder, remove } = copyProject(leastContent)
  try {
    cpSync('tests', join(folder, 'tests'), { recursive: true })
    followGuide(folder, readGuide(CONTRIBUTING))
    writeBlocks(join(folder, 'src/content'), readGuide(OWNERS_GUIDE))
    addPageOfYourOwn(folder)
    await copyTemplate('tests/templates/daylight', join(folder, NEW_TEMPLATE))
    writeBlocks(join(folder, NEW_TEMPLATE), readGuide('src/templates/README.md'))
    const compiler = join(folder, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
  } finally {
    remove()
  }
})
