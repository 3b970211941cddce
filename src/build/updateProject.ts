import { spawnSync } from 'node:child_process'
import { newChangelogEntries } from './changelogEntries.ts'

const REMOTE = 'moongate'
const BRANCH = 'main'
const CONTENT = 'src/content'
/** The only file in the content folder that an update replaces. */
const GUIDE = `${CONTENT}/README.md`
const CHANGELOG = '.github/CHANGELOG.md'
const MAX_NAMED_FILES = 5

/** Runs a git command. `problem` is the line of the error output with the reason. */
type Git = (...command: string[]) => {
  readonly isDone: boolean
  readonly output: string
  readonly problem: string
}

/**
 * Merges the project's newest version into an owner's copy. `src/content` stays unchanged, except for its README.
 * @param address the project's repository; needed only until the remote `moongate` exists
 * @returns the new entries of the changelog; undefined when there is no newer version
 * @throws an error with a sentence for the owner when the update is not possible
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
      // `reasonIn` reads git's messages in English.
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return { isDone: status === 0, output: stdout, problem: reasonIn(error?.message ?? stderr) }
  }
}

function reasonIn(message: string): string {
  const lines = message.trim().split('\n')
  const failure = lines.find((line) => /^(fatal|error): /.test(line))
  return (failure ?? lines.at(-1) ?? '').replace(/^(fatal|error): |\.$/g, '')
}

/** Splits the output of a git command with `-z`, which has a zero byte after each path. */
const splitPaths = (output: string) => output.split('\0').filter((path) => path !== '')

function listOf(files: readonly string[]): string {
  const more = files.length - MAX_NAMED_FILES
  return [...files.slice(0, MAX_NAMED_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

function refuseUncommitted(git: Git): void {
  const { isDone, output, problem } = git('status', '--porcelain', '-z', '--no-renames')
  if (!isDone) throw new Error(`This folder is no copy of the project that git can update (${problem}).`)
  // A path follows two letters and a space.
  const changed = splitPaths(output).map((entry) => entry.slice(3))
  if (changed.length > 0)
    throw new Error(`Commit your work first, then update: ${listOf(changed)} changed since your last commit.`)
}

/** Fetches the project's newest version, and saves a new address as the remote `moongate`. */
function fetchProject(git: Git, address: string | undefined): void {
  const { isDone: isKnown, output: oldAddress } = git('remote', 'get-url', REMOTE)
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
      git('remote', ...(isKnown ? ['set-url', REMOTE, oldAddress.trim()] : ['remove', REMOTE]))
    throw new Error(
      `The project cannot be fetched (${problem}); correct its address with: npm run update -- ADDRESS`,
    )
  }
}

function merge(git: Git): void {
  const { isDone, problem } = git('merge', '--no-commit', '--no-ff', 'FETCH_HEAD')
  // After conflicts git fails too, but the merge has begun.
  if (!isDone && !git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').isDone)
    throw new Error(`The update cannot begin (${problem}).`)
  const unmerged = splitPaths(git('diff', '--name-only', '--diff-filter=U', '-z').output)
  const conflicts = unmerged.filter((path) => !path.startsWith(`${CONTENT}/`))
  if (conflicts.length > 0) {
    git('merge', '--abort')
    throw new Error(
      `You and the project have both changed ${listOf(conflicts)}, so nothing is updated: take your change back, or merge by hand with: git merge ${REMOTE}/${BRANCH}`,
    )
  }
  const isInCopy = (path: string) => git('cat-file', '-e', `HEAD:${path}`).isDone
  const steps = [
    // Also removes files that are new in the project. The next step restores the owner's files.
    ['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '--', CONTENT],
    ...(isInCopy(CONTENT) ? [['checkout', 'HEAD', '--', CONTENT]] : []),
    // A guide that the owner has deleted stays deleted.
    ...(isInCopy(GUIDE) ? [['checkout', 'FETCH_HEAD', '--', GUIDE]] : []),
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
