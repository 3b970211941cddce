import { spawnSync } from 'node:child_process'
import { newChangelogEntries } from './changelogEntries.ts'

/** The name of the remote for the project's repository in an owner's copy. */
const REMOTE = 'moongate'
const BRANCH = 'main'
/** The owner's files, without the guide. */
const CONTENT = 'src/content'
const GUIDE = `${CONTENT}/README.md`
const CHANGELOG = '.github/CHANGELOG.md'
/** How many files a message names. */
const MAX_NAMED = 5

type Git = (...command: string[]) => {
  readonly isDone: boolean
  readonly output: string
  readonly problem: string
}

/**
 * Merges the project's newest version into an owner's copy. `src/content` stays unchanged, except for the guide in it.
 *
 * @param root the folder of the copy
 * @param address of the project's repository; needed once, until the remote `moongate` exists
 * @returns the entries of the changelog that are new to the owner; undefined when there is no newer version
 * @throws a sentence for the owner when the update is not possible; the copy is then unchanged
 */
export function updateProject(root: string, address?: string): string | undefined {
  const git = gitIn(root)
  refuseUnsaved(git)
  connect(git, address)
  const before = { changelog: textAt(git, 'HEAD', CHANGELOG), version: versionAt(git, 'HEAD') }
  if (git('merge-base', '--is-ancestor', 'FETCH_HEAD', 'HEAD').isDone) return undefined
  if (!git('merge-base', 'FETCH_HEAD', 'HEAD').isDone)
    throw new Error(
      'This copy has no commit in common with the project, as a downloaded ZIP file or a shallow clone has none: clone the project again, and put your src/content into that copy.',
    )
  merge(git)
  return newChangelogEntries(before.changelog, textAt(git, 'HEAD', CHANGELOG), before.version)
}

function gitIn(root: string): Git {
  return (...command) => {
    const { status, stdout, stderr, error } = spawnSync('git', command, {
      cwd: root,
      // The owner sees the last line of git's message, which is in English.
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const lines = (error?.message ?? stderr).trim().split('\n')
    return { isDone: status === 0, output: stdout, problem: lines.at(-1) ?? '' }
  }
}

/** Paths that git separates by zero bytes, because any other separator may be part of a name. */
const paths = (output: string) => output.split('\0').filter((path) => path !== '')

function named(files: readonly string[]): string {
  const more = files.length - MAX_NAMED
  return [...files.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function refuseUnsaved(git: Git): void {
  const { isDone, output, problem } = git('status', '--porcelain', '-z', '--no-renames')
  if (!isDone) throw new Error(`This folder is no copy of the project that git can update (${problem}).`)
  const changed = paths(output).map((entry) => entry.slice(3))
  if (changed.length > 0)
    throw new Error(`Commit your work first, then update: ${named(changed)} changed since your last commit.`)
}

/** Remembers the project's address under the name `moongate`, and fetches its newest version. */
function connect(git: Git, address: string | undefined): void {
  const isKnown = git('remote', 'get-url', REMOTE).isDone
  if (address === undefined && !isKnown)
    throw new Error(
      'Name the address that you copied the project from once, as in: npm run update -- https://example.com/moongate.git',
    )
  if (address !== undefined) {
    const { isDone, problem } = git('remote', isKnown ? 'set-url' : 'add', REMOTE, address)
    if (!isDone) throw new Error(`git does not take ${address} for an address (${problem}).`)
  }
  const { isDone, problem } = git('fetch', '--no-tags', REMOTE, BRANCH)
  if (!isDone)
    throw new Error(
      `The project cannot be fetched (${problem}); correct its address with: npm run update -- ADDRESS`,
    )
}

function merge(git: Git): void {
  const { isDone, problem } = git('merge', '--no-commit', '--no-ff', 'FETCH_HEAD')
  if (!isDone && !git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').isDone)
    throw new Error(`The update cannot begin (${problem}).`)
  const unmerged = paths(git('diff', '--name-only', '--diff-filter=U', '-z').output)
  const conflicts = unmerged.filter((path) => !path.startsWith(`${CONTENT}/`))
  if (conflicts.length > 0) {
    git('merge', '--abort')
    throw new Error(
      `You and the project have both changed ${named(conflicts)}, so nothing is updated: take your change back, or merge by hand with: git merge ${REMOTE}/${BRANCH}`,
    )
  }
  const has = (path: string) => git('cat-file', '-e', `HEAD:${path}`).isDone
  const steps = [
    // New files of the project are removed from the folder, and so are files that git has not merged.
    ['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '--', CONTENT],
    ...(has(CONTENT) ? [['checkout', 'HEAD', '--', CONTENT]] : []),
    // If an owner has deleted the guide, it stays deleted.
    ...(has(GUIDE) ? [['checkout', 'FETCH_HEAD', '--', GUIDE]] : []),
    ['commit', '--quiet', '--message', 'Update to the newest version of the project'],
  ]
  for (const step of steps) {
    const { isDone: isStepDone, problem: reason } = git(...step)
    if (isStepDone) continue
    git('merge', '--abort')
    throw new Error(`The update cannot be committed, so nothing is updated (${reason}).`)
  }
}

function textAt(git: Git, commit: string, path: string): string {
  return git('show', `${commit}:${path}`).output
}

function versionAt(git: Git, commit: string): string {
  return /"version": "([^"]+)"/.exec(textAt(git, commit, 'package.json'))?.[1] ?? '0.0.0'
}
