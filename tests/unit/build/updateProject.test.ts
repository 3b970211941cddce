import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { updateProject } from '../../../src/build/updateProject.ts'
import { codeBlocks, OWNERS_GUIDE, readGuide } from '../../helpers/guides.ts'
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../..')

/** Environment variables. Those of git replace the settings of the machine. */
const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  // The copy has no additional templates.
  MOONGATE_TEMPLATES: '',
}
const changelog = (...sections: string[]) => ['# Changelog', ...sections].join('\n\n')
const FIRST = '## 0.1.0 (2026-11-22)\n\nThe first version.'

/** The folders of two repositories: the project, and an owner's copy of it. */
interface Repositories {
  readonly project: string
  readonly owners: string
}

/** Runs commands in a folder. @returns their output @throws when one of them fails */
function run(folder: string, commands: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', commands], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Writes files of a repository, by their paths, and commits everything. */
function commit(repository: string, files: Readonly<Record<string, string>>): void {
  write(repository, files)
  run(repository, 'git add --all && git commit --quiet --message Change')
}

/** The folder with the repositories. Each test gets a copy. */
let prepared: string

/** Makes the project with a sample, and an owner's copy, which changes one file of the sample and adds another. */
function prepare(folder: string): void {
  const { project, owners } = repositoriesIn(folder)
  run(folder, 'git init --quiet --initial-branch main project')
  commit(project, {
    '.github/CHANGELOG.md': changelog(FIRST),
    'package.json': '{ "version": "0.1.0" }\n',
    'src/App.tsx': 'first\n',
    'src/content/README.md': 'first\n',
    'src/content/site.ts': 'The sample\n',
    'src/content/games.ts': 'Games\n',
  })
  run(folder, 'git clone --quiet project owners')
  commit(owners, { 'src/content/site.ts': 'Mine\n', 'src/content/about.ts': 'About me\n' })
}

async function copyRepositories(): Promise<Repositories> {
  const folder = await temporaryFolder()
  cpSync(prepared, folder, { recursive: true })
  return repositoriesIn(folder)
}

function repositoriesIn(folder: string): Repositories {
  return { project: join(folder, 'project'), owners: join(folder, 'owners') }
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
/** The commit, the status, and the text of all tracked files. */
const state = (folder: string) =>
  run(folder, 'git rev-parse HEAD && git status --porcelain && cat $(git ls-files)')
const contentOf = (folder: string) => readdirSync(join(folder, 'src/content')).sort()

beforeAll(() => {
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value)
  prepared = mkdtempSync(join(tmpdir(), 'moongate-'))
  prepare(prepared)
})

afterAll(() => {
  rmSync(prepared, { recursive: true })
  vi.unstubAllEnvs()
})

describe('An update', () => {
  it('brings the new code and the new guide when the sample has not changed', async () => {
    const { project, owners } = await copyRepositories()
    commit(project, { 'src/App.tsx': 'second\n', 'src/content/README.md': 'second\n' })
    updateProject(owners, project)
    expect(read(owners, 'src/App.tsx')).toBe('second\n')
    expect(read(owners, 'src/content/README.md')).toBe('second\n')
    expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
  })

  it('keeps the owner’s file when the sample has changed in the same place', async () => {
    const { project, owners } = await copyRepositories()
    commit(project, { 'src/App.tsx': 'second\n', 'src/content/site.ts': 'Another sample\n' })
    updateProject(owners, project)
    expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
    expect(read(owners, 'src/App.tsx')).toBe('second\n')
    expect(run(owners, 'git status --porcelain')).toBe('')
    expect(run(owners, 'git log --merges --format=%s')).toContain('Update')
  })

  it('does not restore a file of the sample when the owner has deleted it and the project has changed it', async () => {
    const { project, owners } = await copyRepositories()
    run(owners, 'git rm --quiet src/content/games.ts && git commit --quiet --message Change')
    commit(project, { 'src/content/games.ts': 'More games\n', 'src/content/site.ts': 'Another sample\n' })
    updateProject(owners, project)
    expect(contentOf(owners)).toEqual(['README.md', 'about.ts', 'site.ts'])
  })

  it('adds no new file of the sample, and keeps a file that the sample no longer has', async () => {
    const { project, owners } = await copyRepositories()
    run(project, 'git rm --quiet src/content/games.ts')
    commit(project, { 'src/content/tracks.ts': 'Tracks\n', 'src/content/pictures/a.svg': '<svg/>\n' })
    updateProject(owners, project)
    expect(contentOf(owners)).toEqual(['README.md', 'about.ts', 'games.ts', 'site.ts'])
  })

  it('replaces a guide that the owner has changed, and does not restore a guide that the owner has deleted', async () => {
    const { project, owners } = await copyRepositories()
    commit(owners, { 'src/content/README.md': 'my notes\n' })
    commit(project, { 'src/content/README.md': 'second\n' })
    updateProject(owners, project)
    expect(read(owners, 'src/content/README.md')).toBe('second\n')
    run(owners, 'git rm --quiet src/content/README.md && git commit --quiet --message Change')
    commit(project, { 'src/content/README.md': 'third\n' })
    updateProject(owners)
    expect(contentOf(owners)).not.toContain('README.md')
  })

  it.each(['pull.rebase true', 'merge.ff only'])(
    'merges diverged branches when git is set to %s, the second time without the address',
    async (setting) => {
      const { project, owners } = await copyRepositories()
      run(owners, `git config ${setting}`)
      for (const version of ['second\n', 'third\n']) {
        commit(owners, { 'src/pages/AboutPage.tsx': version })
        commit(project, { 'src/App.tsx': version, 'src/content/site.ts': version })
        updateProject(owners, version === 'second\n' ? project : undefined)
        expect(read(owners, 'src/App.tsx')).toBe(version)
        expect(read(owners, 'src/pages/AboutPage.tsx')).toBe(version)
        expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
      }
    },
  )

  it('changes nothing when the copy has the newest version', async () => {
    const { project, owners } = await copyRepositories()
    const before = state(owners)
    expect(updateProject(owners, project)).toBeUndefined()
    expect(state(owners)).toBe(before)
  })

  it('returns only the entries that the owner has not seen when the changelog has grown', async () => {
    const { project, owners } = await copyRepositories()
    const seen = '- The moon has\n  rays.'
    const before = changelog(`## 0.2.0 (unreleased)\n\n### Added\n\n${seen}`, FIRST)
    commit(project, { '.github/CHANGELOG.md': before })
    run(owners, `git pull --quiet --no-rebase ${project} main`)
    const grown = `## 0.2.0 (2026-12-01)\n\n### On update\n\n- Run\n  \`npm ci\`.\n\n### Added\n\n${seen}`
    commit(project, { '.github/CHANGELOG.md': changelog(grown, `${FIRST} Corrected.`) })
    expect(updateProject(owners, project)).toBe('## 0.2.0 (2026-12-01)\n### On update\n- Run\n  `npm ci`.')
  })
})

describe('An update that is not possible', () => {
  /** The message of a failed update, after which the copy must be unchanged. */
  function refusal(owners: string, address?: string): string {
    const before = state(owners)
    try {
      updateProject(owners, address)
    } catch (reason) {
      expect(state(owners)).toBe(before)
      return (reason as Error).message
    }
    throw new Error('The update was possible')
  }

  it('names the files of code that both sides have changed, and leaves the copy as it was', async () => {
    const { project, owners } = await copyRepositories()
    commit(owners, { 'src/App.tsx': 'mine\n' })
    commit(project, { 'src/App.tsx': 'second\n', 'src/content/site.ts': 'Another sample\n' })
    expect(refusal(owners, project)).toMatch(/^You and the project have both changed src\/App\.tsx, so/)
    expect(run(owners, 'ls .git')).not.toContain('MERGE_HEAD')
  })

  it('names the work that is not committed', async () => {
    const { project, owners } = await copyRepositories()
    commit(project, { 'src/App.tsx': 'second\n' })
    write(owners, { 'src/content/site.ts': 'Mine, newer\n', 'src/content/new one.ts': 'New\n' })
    expect(refusal(owners, project)).toBe(
      'Commit your work first, then update: src/content/site.ts, src/content/new one.ts changed since your last commit.',
    )
  })

  it('asks for the address when the copy does not know it, and reports an address without a project', async () => {
    const { owners } = await copyRepositories()
    expect(refusal(owners)).toContain('npm run update -- https://')
    const nowhere = join(owners, 'nowhere')
    expect(refusal(owners, nowhere)).toBe(
      `The project cannot be fetched ('${nowhere}' does not appear to be a git repository); correct its address with: npm run update -- ADDRESS`,
    )
  })

  it('does not remember an address without a project', async () => {
    const { project, owners } = await copyRepositories()
    refusal(owners, join(owners, 'nowhere'))
    expect(refusal(owners)).toContain('npm run update -- https://')
    updateProject(owners, project)
    refusal(owners, join(owners, 'nowhere'))
    commit(project, { 'src/App.tsx': 'second\n' })
    updateProject(owners)
    expect(read(owners, 'src/App.tsx')).toBe('second\n')
  })

  it('asks for a clone when the copy has no history of the project', async () => {
    const { project } = await copyRepositories()
    const folder = await temporaryFolder()
    run(folder, 'git init --quiet --initial-branch main')
    commit(folder, { 'src/App.tsx': 'first\n' })
    expect(refusal(folder, project)).toContain('clone the project again')
  })

  it('is taken back when git refuses the commit', async () => {
    const { project, owners } = await copyRepositories()
    commit(project, { 'src/App.tsx': 'second\n', 'src/content/site.ts': 'Another sample\n' })
    write(owners, { '.git/hooks/pre-commit': '#!/bin/sh\nexit 1\n' })
    run(owners, 'chmod +x .git/hooks/*')
    expect(refusal(owners, project)).toContain('nothing is updated')
  })
})

describe('The commands of the owner’s guide', () => {
  it('update a copy, print what is new and say what to do next', async () => {
    const { project, owners } = await copyRepositories()
    for (const folder of ['src/build', 'src/lib'])
      cpSync(join(root, folder), join(project, folder), { recursive: true })
    commit(project, {
      'package.json': read(root, 'package.json'),
      'src/templates/README.md': 'first\n',
      '.gitignore': 'node_modules\n',
    })
    run(owners, `git pull --quiet --no-rebase ${project} main`)
    symlinkSync(join(root, 'node_modules'), join(owners, 'node_modules'))
    const news = `## 9.0.0 (unreleased)\n\n### Added\n\n- A second moon.`
    commit(project, { 'src/content/site.ts': 'Another sample\n', '.github/CHANGELOG.md': changelog(news) })
    const [first = '', again = ''] = codeBlocks(readGuide(OWNERS_GUIDE), 'sh', '## 15. Update')
    expect(run(owners, first.replace('ADDRESS', project))).toMatch(/A second moon\.[\s\S]*npm ci && npm test/)
    expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
    expect(run(owners, again)).toContain('newest version already')
  })
})
