import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { type EntryFields, entryFields, type PageFields, pageFields } from '../../site/frontMatter.ts'
import { JOURNAL_PATH } from '../../site/journalAddress.ts'
import { contentFolder, contentName } from '../contentFolder.ts'
import { contentMistakes } from '../contentMistakes.ts'
import { chosenLanguage, languageFolder } from '../languageFolders.ts'
import { splitFrontMatter } from './frontMatter.ts'
import { type ParsedProse, parseProse } from './parseProse.ts'
import { isUpcoming } from './upcoming.ts'

export const PAGES_FOLDER = 'pages'
export const JOURNAL_FOLDER = 'journal'

const SYSTEM_FILES = /^(\.|Thumbs\.db$|desktop\.ini$|.*~$)/i
const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A page or an entry of the journal: a file in Markdown. */
export interface MarkdownFile<Fields> extends ParsedProse {
  /** Its name in messages: its path below the project's folder. */
  readonly name: string
  readonly file: string
  /** The page's path, as in `/about`. */
  readonly path: string
  /** The fields above the text. Null when they have a mistake. */
  readonly fields: Fields | null
  readonly mistakes: readonly string[]
}

/**
 * The owner's pages in Markdown, sorted by their field `order`, then by path. A further language has the pages of the first
 * language too, except those that its own files replace.
 * @param language a tag, or '' for the first language
 */
export function markdownPages(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<PageFields>[] {
  const order = ({ fields }: MarkdownFile<PageFields>) => fields?.order ?? Number.POSITIVE_INFINITY
  const files = filesIn(root, PAGES_FOLDER, language).map((path) =>
    readMarkdown(root, contentName(root, path, language), path, '', pageFields),
  )
  return files.sort((one, other) => order(one) - order(other) || (one.path < other.path ? -1 : 1))
}

/** The entries of the owner's journal, newest first. A further language has all entries too, except those that its own files replace. */
export function journalEntries(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<EntryFields>[] {
  const date = ({ fields }: MarkdownFile<EntryFields>) => fields?.date ?? ''
  const files = filesIn(root, JOURNAL_FOLDER, language).map((path) =>
    readMarkdown(root, contentName(root, path, language), path, JOURNAL_PATH, entryFields),
  )
  return files.sort((one, other) => date(other).localeCompare(date(one)) || (one.path < other.path ? -1 : 1))
}

/** All pages and entries of the journal, also the entries that are not shown yet. */
export function markdownFiles(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<PageFields | EntryFields>[] {
  return [...markdownPages(root, language), ...journalEntries(root, language)]
}

/** The pages and entries that the site shows. */
export function shownMarkdown(root: string, language = chosenLanguage()): ReturnType<typeof markdownFiles> {
  return markdownFiles(root, language).filter((file) => !isUpcoming(file))
}

/** The files in a folder of the content and of a language: their paths, which begin with the folder's name. */
function filesIn(root: string, folder: string, language: string): readonly string[] {
  const content = contentFolder(root)
  const parents = language ? [content, languageFolder(content, language)] : [content]
  const files = parents
    .map((parent) => join(parent, folder))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !SYSTEM_FILES.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name).slice(path.length - folder.length)),
    )
  return [...new Set(files.map((file) => file.split(sep).join('/')))].sort()
}

/**
 * Reads and checks a file.
 * @param name the file's path below the project's folder, which is its name in messages
 * @param file its path below the content folder, or below the folder of its language
 * @param base the start of its page's path: '' for a page, `/journal` for an entry
 */
function readMarkdown<Fields>(
  root: string,
  name: string,
  file: string,
  base: string,
  schema: z.ZodType<Fields>,
): MarkdownFile<Fields> {
  const path = resolve(root, name)
  const text = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const { fields, body, lines, mistakes } = splitFrontMatter(text)
  const wrongFields = fields === null ? [] : contentMistakes(name, fields, schema)
  const prose = parseProse(body, lines)
  return {
    ...prose,
    name,
    file: path,
    path: base + pathOf(file) || '/',
    fields: fields !== null && wrongFields.length === 0 ? schema.parse(fields) : null,
    mistakes: [
      ...nameMistakes(name, file),
      ...mistakes.map((mistake) => `${name}${mistake}.`),
      ...wrongFields,
      ...prose.mistakes.map((mistake) => `${name}${mistake}.`),
    ],
  }
}

/** The path that a file's name gives: `/help/shipping` for `pages/help/shipping.md`, `/help` for `pages/help/index.md`. */
function pathOf(file: string): string {
  return file
    .slice(file.indexOf('/'))
    .replace(/\.md$/, '')
    .replace(/\/index$/, '')
}

function nameMistakes(name: string, file: string): string[] {
  if (!file.endsWith('.md'))
    return [`${name}: is not a page in Markdown; its name ends in “.md”, or it is elsewhere.`]
  const isUsable = pathOf(file)
    .split('/')
    .slice(1)
    .every((segment) => SEGMENT.test(segment))
  if (isUsable) return []
  return [
    `${name}: has a name that makes no address; use small letters, digits and single hyphens, as in opening-hours.md.`,
  ]
}
