/*
 * `npm run test:owners`: runs `npm test` on each site in `tests/sites`, as its owner would. Each site becomes the
 * `src/content` of a copy of the project. To test only some sites, write their names after the command:
 *   npm run test:owners -- pottery
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPageOfYourOwn, OWNERS_GUIDE } from '../helpers/guides.ts'
import { copyProject } from '../helpers/projectCopy.ts'

const project = process.cwd()
const SITES = join(project, 'tests/sites')
/** The site that also gets the page of the owner's guide. */
const WITH_OWN_PAGE = 'pottery'
/** Files and folders that `npm test` needs besides the source code. */
const FURTHER_PARTS = ['tests', 'README.md', '.gitignore', '.github']

/** The TypeScript files below a folder. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
}

/** Runs `npm test` on a site. @returns true if it passed */
function passes(name: string): boolean {
  const copy = copyProject()
  try {
    for (const part of FURTHER_PARTS)
      cpSync(join(project, part), join(copy.folder, part), { recursive: true })
    const content = join(copy.folder, 'src/content')
    rmSync(content, { recursive: true })
    cpSync(join(SITES, name), content, { recursive: true })
    // The guide is in the owner's folder, but belongs to the project.
    cpSync(join(project, OWNERS_GUIDE), join(copy.folder, OWNERS_GUIDE))
    for (const file of scriptsIn(content))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../../src/', '../'))
    if (name === WITH_OWN_PAGE) addPageOfYourOwn(copy.folder)
    console.log(`\nThe full check on tests/sites/${name}\n`)
    // The runner of this script has set NODE_ENV. With it the build would contain React's development version.
    const { NODE_ENV: _, ...environment } = process.env
    const { status } = spawnSync('npm', ['test'], {
      cwd: copy.folder,
      env: { ...environment, MOONGATE_CONTENT: '' },
      stdio: 'inherit',
    })
    return status === 0
  } finally {
    copy.remove()
  }
}

const names = process.argv.slice(3)
const failed = (names.length > 0 ? names : readdirSync(SITES)).filter((name) => !passes(name))
if (failed.length > 0) {
  console.error(`The full check fails on ${failed.join(', ')}.`)
  process.exitCode = 1
}
