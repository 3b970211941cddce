import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { type EntryFields, entryFields, type PageFields, pageFields } from '../../site/frontMatter.ts'
import { JOURNAL_PATH } from '../../site/journalAddress.ts'
import { contentFolder, displayPath } from '../contentFolder.ts'
import { contentMistakes } from '../contentMistakes.ts'
import { chosenLanguage, languageFolder } from '../languageFolders.ts'
import { splitFrontMatter } from './frontMatter.ts'
import { type ParsedProse, parseProse } from './parseProse.ts'
import { isUpcoming } from './upcoming.ts'

export const PAGES_FOLDER = 'pages'
export const JOURNAL_FOLDER = 'journal'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$|.*~$)/i
const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/

export interface MarkdownFile<Fields> extends ParsedProse {
  /** The path from the project's folder, with `/`. Messages show it, and Vite's manifest has it as the file's key. */
  readonly name: string
  /** The absolute path of the file. */
  readonly file: string
  /** The page's path, as in `/about`. */
  readonly path: string
  /** Null when the front matter has a mistake. */
  readonly fields: Fields | null
  readonly mistakes: readonly string[]
}

/** The owner's pages in Markdown, sorted by their field `order`, then by path. Pages without `order` come last. */
export function markdownPages(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<PageFields>[] {
  const order = ({ fields }: MarkdownFile<PageFields>) => fields?.order ?? Number.POSITIVE_INFINITY
  const files = filesIn(root, PAGES_FOLDER, language).map((path) =>
    readMarkdown(root, displayPath(root, path, language), path, '', pageFields),
  )
  return files.sort((a, b) => order(a) - order(b) || (a.path < b.path ? -1 : 1))
}

export function journalEntries(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<EntryFields>[] {
  const date = ({ fields }: MarkdownFile<EntryFields>) => fields?.date ?? ''
  const files = filesIn(root, JOURNAL_FOLDER, language).map((path) =>
    readMarkdown(root, displayPath(root, path, language), path, JOURNAL_PATH, entryFields),
  )
  return files.sort((a, b) => date(b).localeCompare(date(a)) || (a.path < b.path ? -1 : 1))
}

/** All pages in Markdown and all entries of the journal, also upcoming ones. */
export function markdownFiles(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<PageFields | EntryFields>[] {
  return [...markdownPages(root, language), ...journalEntries(root, language)]
}

/** `markdownFiles` without upcoming entries. */
export function shownMarkdown(root: string, language = chosenLanguage()): ReturnType<typeof markdownFiles> {
  return markdownFiles(root, language).filter((file) => !isUpcoming(file))
}

/** Paths such as `journal/first-firing.md`: of the language's own files, and of the default language's, which fill gaps. */
function filesIn(root: string, folder: string, language: string): readonly string[] {
  const contentRoot = contentFolder(root)
  const parents = new Set([contentRoot, languageFolder(contentRoot, language)])
  const files = [...parents]
    .filter((parent) => existsSync(join(parent, folder)))
    .flatMap((parent) =>
      readdirSync(join(parent, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !SYSTEM_FILES.test(entry.name))
        .map(({ parentPath, name }) => relative(parent, join(parentPath, name))),
    )
  return [...new Set(files.map((file) => file.split(sep).join('/')))].sort()
}

/**
 * @param contentPath below the content folder or the folder of the language
 * @param base `/journal` for an entry, empty for a page
 */
function readMarkdown<Fields>(
  root: string,
  name: string,
  contentPath: string,
  base: string,
  schema: z.ZodType<Fields>,
): MarkdownFile<Fields> {
  const absolutePath = resolve(root, name)
  const text = readFileSync(absolutePath, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const { fields, body, linesAboveBody, mistakes } = splitFrontMatter(text)
  const wrongFields = fields === null ? [] : contentMistakes(name, fields, schema)
  const prose = parseProse(body, linesAboveBody)
  return {
    ...prose,
    name,
    file: absolutePath,
    path: base + pathOf(contentPath) || '/',
    fields: fields !== null && wrongFields.length === 0 ? schema.parse(fields) : null,
    mistakes: [
      ...nameMistakes(name, contentPath),
      ...mistakes.map((mistake) => `${name}${mistake}.`),
      ...wrongFields,
      ...prose.mistakes.map((mistake) => `${name}${mistake}.`),
    ],
  }
}

/** `/help/shipping` for `pages/help/shipping.md`, `/help` for `pages/help/index.md`, '' for `pages/index.md`. */
function pathOf(file: string): string {
  return file
    .slice(file.indexOf('/'))
    .replace(/\.md$/, '')
    .replace(/\/index$/, '')
}

function nameMistakes(name: string, file: string): string[] {
  if (!file.endsWith('.md'))
    return [`${name}: is not a page in Markdown; end its name in “.md”, or move it to another folder.`]
  const isUsable = pathOf(file)
    .split('/')
    .slice(1)
    .every((segment) => SEGMENT.test(segment))
  if (isUsable) return []
  return [
    `${name}: has a name that makes no address; use small letters, digits and single hyphens, as in opening-hours.md.`,
  ]
}
