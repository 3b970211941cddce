import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeBlocks, OWNERS_GUIDE, readGuide } from '../../helpers/guides.ts'
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

const [pull = '', keepMine = ''] = codeBlocks(readGuide(OWNERS_GUIDE), 'sh', '## 15. Update')

/** Git with a name for its commits, whatever the machine's settings are. */
const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** The project and an owner's copy of it, as repositories. */
interface Repositories {
  readonly project: string
  readonly owners: string
}

/** Runs commands in a folder. @returns whether they all succeeded, and what they printed */
function run(folder: string, commands: string): { readonly isDone: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', commands], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  return { isDone: status === 0, output: stdout + stderr }
}

/** Writes files of a repository, by their paths, and commits them. */
function commit(repository: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, path)), { recursive: true })
    writeFileSync(join(repository, path), text)
  }
  const { isDone, output } = run(repository, 'git add --all && git commit --message Change')
  if (!isDone) throw new Error(output)
}

/** The project with a sample, and an owner's copy in which the sample's name is replaced. */
async function copiedProject(): Promise<Repositories> {
  const folder = await temporaryFolder()
  const [project, owners] = [join(folder, 'project'), join(folder, 'owners')]
  run(folder, 'git init --initial-branch main project')
  commit(project, {
    'src/App.tsx': 'first\n',
    'src/content/README.md': 'first\n',
    'src/content/site.ts': 'The sample\n',
    'src/content/games.ts': 'Games\n',
  })
  run(folder, 'git clone project owners')
  commit(owners, { 'src/content/site.ts': 'Mine\n', 'src/content/about.ts': 'About me\n' })
  return { project, owners }
}

/** Takes the project's newest version, as the guide says. */
function update({ project, owners }: Repositories) {
  return run(owners, pull.replace('ADDRESS', project))
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

describe('An update, taken as the owner’s guide says', () => {
  it('brings the new code and the new guide when the sample has not changed', async () => {
    const repositories = await copiedProject()
    commit(repositories.project, { 'src/App.tsx': 'second\n', 'src/content/README.md': 'second\n' })
    expect(update(repositories)).toMatchObject({ isDone: true })
    expect(read(repositories.owners, 'src/App.tsx')).toBe('second\n')
    expect(read(repositories.owners, 'src/content/README.md')).toBe('second\n')
    expect(read(repositories.owners, 'src/content/site.ts')).toBe('Mine\n')
  })

  it('keeps the owner’s files when the sample has changed in the same place', async () => {
    const repositories = await copiedProject()
    const { project, owners } = repositories
    commit(project, {
      'src/App.tsx': 'second\n',
      'src/content/README.md': 'second\n',
      'src/content/site.ts': 'Another sample\n',
    })
    expect(update(repositories)).toMatchObject({ isDone: false })
    expect(run(owners, keepMine)).toMatchObject({ isDone: true })
    expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
    expect(read(owners, 'src/App.tsx')).toBe('second\n')
    expect(read(owners, 'src/content/README.md')).toBe('second\n')
    expect(run(owners, 'git status --porcelain').output).toBe('')
  })

  it('leaves out a file that the owner has deleted, once it is removed as git asks', async () => {
    const repositories = await copiedProject()
    const { project, owners } = repositories
    run(owners, 'git rm src/content/games.ts && git commit --message Change')
    commit(project, { 'src/content/games.ts': 'More games\n', 'src/content/site.ts': 'Another sample\n' })
    expect(update(repositories).output).toContain('deleted in HEAD')
    expect(run(owners, `git rm src/content/games.ts\n${keepMine}`)).toMatchObject({ isDone: true })
    expect(readdirSync(join(owners, 'src/content')).sort()).toEqual(['README.md', 'about.ts', 'site.ts'])
    expect(read(owners, 'src/content/site.ts')).toBe('Mine\n')
  })
})
