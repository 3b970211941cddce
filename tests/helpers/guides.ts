import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** The owner's guide: the one file in the content's folder that belongs to the project. */
export const OWNERS_GUIDE = 'src/content/README.md'
export const CONTRIBUTING = '.github/CONTRIBUTING.md'

/** Every guide of the project. */
export const GUIDES = [
  'README.md',
  OWNERS_GUIDE,
  'src/templates/README.md',
  CONTRIBUTING,
  '.github/CHANGELOG.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
  'tests/README.md',
  'tests/audit/README.md',
  'tests/bench/README.md',
] as const

/** A file in a code block of a guide. @property list the array that the code is a row of, if any */
interface ShownFile {
  readonly path: string
  readonly list: string | undefined
  readonly code: string
}

/** A change in a guide: consecutive lines of a file, before and after. */
interface Hunk {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** The comment above the code of a file: ``// src/routes.ts, in `routes`:`` or `// src/pages/AboutPage.tsx:`. */
const FILE_COMMENT = /^\/\/ ((?:src|tests)\/\S+?)(?:, in `(\w+)`)?:\n/m
/** The line above a change: `@@ src/routes.ts @@`. */
const HUNK_HEADER = /^@@ (\S+) @@\n/m

/** A guide as text. @param path below the project */
export function readGuide(path: string): string {
  return readFileSync(join(project, path), 'utf8')
}

/** The code blocks of a guide that follow a text. @param language as after the opening fence */
export function codeBlocks(guide: string, language: string, after = ''): string[] {
  const start = guide.indexOf(after)
  if (start < 0) throw new Error(`The guide does not say “${after}”`)
  const blocks = guide.slice(start).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))
  return [...blocks].map(([, code = '']) => code)
}

/** The code blocks of a guide that name their file after the opening fence, as in ```` ```ts layout.ts ````. */
export function namedBlocks(guide: string): ReadonlyMap<string, string> {
  const blocks = guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)
  return new Map([...blocks].map(([, file = '', code = '']) => [file, code]))
}

/** The files that a code block shows. */
function shownFiles(block: string): ShownFile[] {
  const [, ...parts] = block.split(FILE_COMMENT)
  const files: ShownFile[] = []
  for (let at = 0; at < parts.length; at += 3)
    files.push({ path: parts[at] ?? '', list: parts[at + 1], code: `${(parts[at + 2] ?? '').trim()}\n` })
  return files
}

/** The paths of the files that the blocks of a guide write or change, below the project. */
export function pathsInBlocks(guide: string): string[] {
  const files = codeBlocks(guide, '\\w+').flatMap(shownFiles)
  const hunks = codeBlocks(guide, 'diff').flatMap(shownHunks)
  return [...files, ...hunks].map(({ path }) => path)
}

/** Applies a code block to a copy of the project: it writes the files, and appends rows to their lists. */
function followBlock(folder: string, block: string): void {
  for (const { path, list, code } of shownFiles(block)) {
    const file = join(folder, path)
    if (!list) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
      continue
    }
    const text = readFileSync(file, 'utf8')
    const start = text.search(new RegExp(`^(?:export )?const ${list}\\b.*\\[$`, 'm'))
    const end = text.indexOf('\n]', start)
    if (start < 0 || end < 0) throw new Error(`${path} has no list ${list}`)
    writeFileSync(file, `${text.slice(0, end + 1)}  ${code.trim()}\n${text.slice(end + 1)}`)
  }
}

/** The changes in a block of the language `diff`. */
function shownHunks(block: string): Hunk[] {
  const [, ...parts] = block.split(HUNK_HEADER)
  const hunks: Hunk[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const lines = (parts[at + 1] ?? '').trimEnd().split('\n')
    const without = (sign: string) =>
      `${lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')}\n`
    hunks.push({ path: parts[at] ?? '', before: without('+'), after: without('-') })
  }
  return hunks
}

/**
 * Applies the changes of a `diff` block to a copy of the project.
 *
 * @throws when a file lacks the lines around a change, or has them twice
 */
function applyDiff(folder: string, block: string): void {
  for (const { path, before, after } of shownHunks(block)) {
    const file = join(folder, path)
    const [head = '', tail, ...more] = `\n${readFileSync(file, 'utf8')}`.split(`\n${before}`)
    if (tail === undefined || more.length > 0)
      throw new Error(
        `A guide changes these lines of ${path}, which has them ${tail === undefined ? 'no longer' : 'more than once'}; correct the guide:\n${before}`,
      )
    writeFileSync(file, `${head}\n${after}${tail}`.slice(1))
  }
}

/** Applies all blocks of a guide in order: changes files, and writes new ones. */
export function followGuide(folder: string, guide: string): void {
  for (const [, language, block = ''] of guide.matchAll(/^```(diff|tsx|glsl)\n([\s\S]*?)^```/gm)) {
    if (language === 'diff') applyDiff(folder, block)
    else followBlock(folder, block)
  }
}

/**
 * Adds the page of the owner's guide to a copy of the project.
 *
 * @param name another name than the guide's, because the project may have a page of that name
 */
export function addPageOfYourOwn(folder: string, name = 'Workshop'): void {
  const [block] = codeBlocks(readGuide(OWNERS_GUIDE), 'tsx', 'A page of your own')
  if (!block) throw new Error('The owner’s guide shows no page of your own')
  followBlock(folder, block.replaceAll('Workshop', name).replaceAll('workshop', name.toLowerCase()))
}
