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

/** Files that systems and editors leave behind. */
const SYSTEM_FILE = /^(\.|Thumbs\.db$|desktop\.ini$|.*~$)/i
const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A file of the owner's in Markdown. */
export interface MarkdownFile<Fields> extends ParsedProse {
  /** Its name in messages. */
  readonly name: string
  /** Absolute. */
  readonly file: string
  /** The page's path, as in `/about`. */
  readonly path: string
  /** Null when they have a mistake. */
  readonly fields: Fields | null
  /** Whole sentences. */
  readonly mistakes: readonly string[]
}

/**
 * The owner's pages in Markdown, in the order of their places and paths. In a further language its own files replace those of
 * the first language.
 *
 * @param root the project's folder
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

/** The entries of the owner's journal, the newest first. Those of a further language replace files as its pages do. */
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

/** All files of the owner's in Markdown, with the entries of the journal that are not shown yet. */
export function markdownFiles(
  root: string,
  language = chosenLanguage(),
): readonly MarkdownFile<PageFields | EntryFields>[] {
  return [...markdownPages(root, language), ...journalEntries(root, language)]
}

/** The owner's files in Markdown that the site shows. */
export function shownMarkdown(root: string, language = chosenLanguage()): ReturnType<typeof markdownFiles> {
  return markdownFiles(root, language).filter((file) => !isUpcoming(file))
}

/** The paths of the files of a folder, below the owner's or that of a language. */
function filesIn(root: string, folder: string, language: string): readonly string[] {
  const content = contentFolder(root)
  const places = language ? [content, languageFolder(content, language)] : [content]
  const files = places
    .map((place) => join(place, folder))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !SYSTEM_FILE.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name).slice(path.length - folder.length)),
    )
  return [...new Set(files.map((file) => file.split(sep).join('/')))].sort()
}

/**
 * @param root the project's folder
 * @param name of the file in messages, which is its path below the project's folder
 * @param file its path below the owner's folder, or that of its language
 * @param base the start of its page's path
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

/** `pages/help/shipping.md` is at `/help/shipping`, and `pages/help/index.md` at `/help`. */
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
