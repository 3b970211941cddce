import { spawnSync } from 'node:child_process'
import { newChangelogEntries } from './changelogEntries.ts'

/** The name of the project's repository among the remotes of an owner's copy. */
const REMOTE = 'moongate'
const BRANCH = 'main'
const CONTENT = 'src/content'
/** The only file in that folder that belongs to the project. */
const GUIDE = `${CONTENT}/README.md`
const CHANGELOG = '.github/CHANGELOG.md'
/** A message names at most this many files, and counts the others. */
const MAX_NAMED = 5

/** Runs a git command. `output` is its standard output, `problem` the last line of its errors. */
type Git = (...command: string[]) => {
  readonly isDone: boolean
  readonly output: string
  readonly problem: string
}

/**
 * Merges the project's newest version into an owner's copy. `src/content` stays unchanged, except for the guide in it.
 * @param root the folder of the copy
 * @param address the project's repository; needed only until the remote `moongate` exists
 * @returns the entries of the changelog that are new to the owner; undefined when there is no newer version
 * @throws an error with a sentence for the owner when the update is not possible; the copy is then unchanged
 */
export function updateProject(root: string, address?: string): string | undefined {
  const git = gitIn(root)
  refuseUncommitted(git)
  fetchProject(git, address)
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
      // The owner sees one line of git's message, which is in English.
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return { isDone: status === 0, output: stdout, problem: reasonIn(error?.message ?? stderr) }
  }
}

/** The line of git's message that says why: the first one about a failure, else the last one. */
function reasonIn(message: string): string {
  const lines = message.trim().split('\n')
  const failure = lines.find((line) => /^(fatal|error): /.test(line))
  return (failure ?? lines.at(-1) ?? '').replace(/^(fatal|error): |\.$/g, '')
}

/** The paths in an output of git with `-z`: zero bytes separate them, because all other characters may be part of a path. */
const paths = (output: string) => output.split('\0').filter((path) => path !== '')

function listOf(files: readonly string[]): string {
  const more = files.length - MAX_NAMED
  return [...files.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** @throws when files have changed since the last commit */
function refuseUncommitted(git: Git): void {
  const { isDone, output, problem } = git('status', '--porcelain', '-z', '--no-renames')
  if (!isDone) throw new Error(`This folder is no copy of the project that git can update (${problem}).`)
  const changed = paths(output).map((entry) => entry.slice(3))
  if (changed.length > 0)
    throw new Error(`Commit your work first, then update: ${listOf(changed)} changed since your last commit.`)
}

/** Fetches the project's newest version, and remembers its address as the remote `moongate` if there is one. */
function fetchProject(git: Git, address: string | undefined): void {
  const { isDone: isKnown, output: known } = git('remote', 'get-url', REMOTE)
  if (address === undefined && !isKnown)
    throw new Error(
      'Name the address that you copied the project from once, as in: npm run update -- https://example.com/moongate.git',
    )
  if (address !== undefined) {
    const { isDone, problem } = git('remote', isKnown ? 'set-url' : 'add', REMOTE, address)
    if (!isDone) throw new Error(`git does not take ${address} for an address (${problem}).`)
  }
  const { isDone, problem } = git('fetch', '--no-tags', REMOTE, BRANCH)
  if (!isDone) {
    if (address !== undefined)
      git('remote', ...(isKnown ? ['set-url', REMOTE, known.trim()] : ['remove', REMOTE]))
    throw new Error(
      `The project cannot be fetched (${problem}); correct its address with: npm run update -- ADDRESS`,
    )
  }
}

/** Merges the fetched version, and restores the owner's files. @throws when that fails, after it has undone the merge */
function merge(git: Git): void {
  const { isDone, problem } = git('merge', '--no-commit', '--no-ff', 'FETCH_HEAD')
  if (!isDone && !git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').isDone)
    throw new Error(`The update cannot begin (${problem}).`)
  const unmerged = paths(git('diff', '--name-only', '--diff-filter=U', '-z').output)
  const conflicts = unmerged.filter((path) => !path.startsWith(`${CONTENT}/`))
  if (conflicts.length > 0) {
    git('merge', '--abort')
    throw new Error(
      `You and the project have both changed ${listOf(conflicts)}, so nothing is updated: take your change back, or merge by hand with: git merge ${REMOTE}/${BRANCH}`,
    )
  }
  const has = (path: string) => git('cat-file', '-e', `HEAD:${path}`).isDone
  const steps = [
    // Removes the project's new files, and files with conflicts. The owner's files come back in the next step.
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

/** The text of a file in a commit; empty if there is no such file. */
function textAt(git: Git, commit: string, path: string): string {
  return git('show', `${commit}:${path}`).output
}

function versionAt(git: Git, commit: string): string {
  return /"version": "([^"]+)"/.exec(textAt(git, commit, 'package.json'))?.[1] ?? '0.0.0'
}
