import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** This guide is in the owner's folder, but belongs to the project. */
export const OWNERS_GUIDE = 'src/content/README.md'
export const CONTRIBUTING = '.github/CONTRIBUTING.md'

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

/** A file in a code block. @property list the array to which the code adds rows; undefined for a whole file */
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

/** The line above the code of a file: ``// src/routes.ts, in `routes`:`` or `// src/pages/about/AboutPage.tsx:`. */
const FILE_COMMENT = /^\/\/ ((?:src|tests)\/\S+?)(?:, in `(\w+)`)?:\n/m
/** The line above a change: `@@ src/routes.ts @@`. */
const HUNK_HEADER = /^@@ (\S+) @@\n/m

export function readGuide(path: string): string {
  return readFileSync(join(project, path), 'utf8')
}

/**
 * The code blocks of a language that name no file after the opening fence. @param language also a pattern, as in `\w+`
 * @param after a text above them
 */
function codeBlocks(guide: string, language: string, after = ''): string[] {
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

function shownFiles(block: string): ShownFile[] {
  // `split` also returns the groups of the pattern: each file gives a path, a list and a code.
  const [, ...parts] = block.split(FILE_COMMENT)
  const files: ShownFile[] = []
  for (let i = 0; i < parts.length; i += 3)
    files.push({ path: parts[i] ?? '', list: parts[i + 1], code: `${(parts[i + 2] ?? '').trim()}\n` })
  return files
}

/** The paths below the project of the files that the unnamed blocks of a guide write or change. */
export function pathsInBlocks(guide: string): string[] {
  const files = codeBlocks(guide, '\\w+').flatMap(shownFiles)
  const hunks = codeBlocks(guide, 'diff').flatMap(shownHunks)
  return [...files, ...hunks].map(({ path }) => path)
}

/** Writes the files of a code block into a copy of the project, and adds its rows to their lists. */
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

function shownHunks(block: string): Hunk[] {
  const [, ...parts] = block.split(HUNK_HEADER)
  const hunks: Hunk[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const lines = (parts[i + 1] ?? '').trimEnd().split('\n')
    const without = (sign: string) =>
      `${lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')}\n`
    hunks.push({ path: parts[i] ?? '', before: without('+'), after: without('-') })
  }
  return hunks
}

/** Applies a `diff` block to a copy of the project. @throws unless a file has the lines of each change once */
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

/** Applies the `diff`, `tsx` and `glsl` blocks of a guide to a copy of the project. */
export function followGuide(folder: string, guide: string): void {
  for (const [, language, block = ''] of guide.matchAll(/^```(diff|tsx|glsl)\n([\s\S]*?)^```/gm)) {
    if (language === 'diff') applyDiff(folder, block)
    else followBlock(folder, block)
  }
}

/** Adds the React page that the owner's guide shows as an example to a copy of the project. */
export function addPageOfYourOwn(folder: string): void {
  const [block] = codeBlocks(readGuide(OWNERS_GUIDE), 'tsx', 'A page of your own')
  if (!block) throw new Error('The owner’s guide shows no page of your own')
  followBlock(folder, block)
}
