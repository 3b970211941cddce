import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** A file that a code block of a guide shows. @property list the array of the file that the code is a row of, if any */
interface ShownFile {
  readonly path: string
  readonly list: string | undefined
  readonly code: string
}

/** The comment above the code of a file: ``// src/routes.ts, in `routes`:`` or `// src/pages/AboutPage.tsx:`. */
const FILE_COMMENT = /^\/\/ (src\/\S+?)(?:, in `(\w+)`)?:\n/m

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

/** The files that a code block shows. */
function shownFiles(block: string): ShownFile[] {
  const [, ...parts] = block.split(FILE_COMMENT)
  const files: ShownFile[] = []
  for (let at = 0; at < parts.length; at += 3)
    files.push({ path: parts[at] ?? '', list: parts[at + 1], code: parts[at + 2] ?? '' })
  return files
}

/** Does what a code block says in a copy of the project: writes its files, and adds its rows to the end of their lists. */
export function followBlock(folder: string, block: string): void {
  for (const { path, list, code } of shownFiles(block)) {
    const file = join(folder, path)
    if (!list) {
      writeFileSync(file, code)
      continue
    }
    const text = readFileSync(file, 'utf8')
    const start = text.search(new RegExp(`^export const ${list}\\b.*\\[$`, 'm'))
    const end = text.indexOf('\n]', start)
    if (start < 0 || end < 0) throw new Error(`${path} has no list ${list}`)
    writeFileSync(file, `${text.slice(0, end + 1)}  ${code.trim()}\n${text.slice(end + 1)}`)
  }
}

/** Adds the page that the README shows to a copy of the project. */
export function addPageOfYourOwn(folder: string): void {
  const [block] = codeBlocks(readGuide('README.md'), 'tsx', 'A page of your own')
  if (!block) throw new Error('The README shows no page of your own')
  followBlock(folder, block)
}
