// `npm run tool -- owners`: runs `npm test`, and the end-to-end tests with the tag @long, on the named sites of `tests/sites`, or on
// all, each in a copy of the project.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWNERS_GUIDE } from '../helpers/guides.ts'
import { copyProject } from '../helpers/projectCopy.ts'

const project = process.cwd()
const SITES = join(project, 'tests/sites')
/** Parts of the project that `copyProject` omits, because only tests need them. */
const PARTS_FOR_TESTS = ['tests', 'README.md', '.gitignore', '.github', '.knip.jsonc']

function typescriptFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
}

function passesTests(name: string): boolean {
  const copy = copyProject()
  try {
    for (const part of PARTS_FOR_TESTS)
      cpSync(join(project, part), join(copy.folder, part), { recursive: true })
    const content = join(copy.folder, 'src/content')
    rmSync(content, { recursive: true })
    cpSync(join(SITES, name), content, { recursive: true })
    // The guide is in the owner's folder, but belongs to the project.
    cpSync(join(project, OWNERS_GUIDE), join(copy.folder, OWNERS_GUIDE))
    // From `src/content`, the path to `src` is shorter than from `tests/sites`.
    for (const file of typescriptFiles(content))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../../src/', '../'))
    console.log(`\nThe full check on tests/sites/${name}\n`)
    // With the NODE_ENV of this script, the build would contain React's development version.
    const { NODE_ENV: _, ...environment } = process.env
    const commands = [['test'], ['run', 'tool', '--', 'campaign', '--grep', '@long']]
    return commands.every((command) => {
      const { status } = spawnSync('npm', command, {
        cwd: copy.folder,
        env: { ...environment, MOONGATE_CONTENT: '' },
        stdio: 'inherit',
      })
      return status === 0
    })
  } finally {
    copy.remove()
  }
}

// The first argument, at 2, is this script: `run.mjs` runs it.
const names = process.argv.slice(3)
const failedSites = (names.length > 0 ? names : readdirSync(SITES)).filter((name) => !passesTests(name))
if (failedSites.length > 0) {
  console.error(`The full check fails on ${failedSites.join(', ')}.`)
  process.exitCode = 1
}
