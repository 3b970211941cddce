import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { nearestName } from '../../../lib/nearestName.ts'
import { filesBelow } from '../../files.ts'
import { PAGES_FOLDER } from '../../markdown/markdownFiles.ts'
import { contentFolder, displayPath, JSON_FILES } from '../contentFolder.ts'

/** A mistake if `site.ts` is missing: all other content files have defaults. */
export function missingSite(root: string): string[] {
  if (existsSync(join(contentFolder(root), 'site.ts'))) return []
  return [`${displayPath(root, 'site.ts')}: is missing; write it, as in the owner’s guide.`]
}

/** Finds content files that are not JSON. Modules that import them could not say which file it is. */
export function jsonMistakes(root: string): string[] {
  return JSON_FILES.flatMap((file) => {
    const path = join(contentFolder(root), file)
    if (!existsSync(path)) return []
    const text = readFileSync(path, 'utf8')
    try {
      JSON.parse(text)
      return []
    } catch (reason) {
      const { message } = reason as SyntaxError
      const [, position] = /position (\d+)/.exec(message) ?? []
      const line = position && `, line ${text.slice(0, Number(position)).split('\n').length}`
      return [
        `${displayPath(root, file)}${line ?? ''}: is not JSON (${message}); write names and texts in double quotes, and no comma before a closing bracket.`,
      ]
    }
  })
}

/** A file in a stack trace, as in `at eval (/site/src/content/words.ts:7:5)`. */
const STACK_FILE = /\(([^()]+):\d+:\d+\)/g

const TEXT_FILE = /\.(ts|tsx|json|md|css)$/

/** Finds text files that are not UTF-8, such as those of an old Windows editor. Their letters with accents would be lost. */
export async function encodingMistakes(root: string): Promise<string[]> {
  const files = [...(await filesBelow(contentFolder(root)))].filter(([name]) => TEXT_FILE.test(name))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return files.flatMap(([name, path]) => {
    try {
      decoder.decode(readFileSync(path))
      return []
    } catch {
      return [`${displayPath(root, name)}: is not in UTF-8; save it as UTF-8.`]
    }
  })
}

/** The compiler's message for a content file that cannot be read, or the error that a content file throws. */
export function readFailure(root: string, reason: unknown): string {
  const { message, stack = '' } = reason instanceof Error ? reason : new Error(String(reason))
  const problem = stripVTControlCharacters(message).trim()
  const files = [...stack.matchAll(STACK_FILE)].map(([, file = '']) => file)
  const file = files.find((path) => existsSync(path) && !path.includes('node_modules'))
  // The compiler's message has the file and its lines. Errors of compiled code only have a stack.
  return file === undefined ? problem : `${relative(root, file)}: ${problem}`
}

/**
 * Finds files and folders with a misspelt name, which the site does not read. Owners may add others with any name.
 * @param modules the names of the TypeScript files that the site reads
 */
export function misnamedFiles(root: string, modules: readonly string[]): string[] {
  const known = [...modules, ...JSON_FILES, PAGES_FOLDER, 'pictures', 'public', 'templates']
  const names = readdirSync(contentFolder(root)).sort()
  const missing = known.filter((name) => !names.includes(name))
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const extension = extname(name)
      const stems = missing
        .filter((other) => extname(other) === extension)
        .map((other) => basename(other, extension))
      const intended = nearestName(basename(name, extension), stems)
      if (intended === undefined) return []
      return [
        `${displayPath(root, name)}: is not a file that the site reads; call it “${intended}${extension}”, or remove it.`,
      ]
    })
}
