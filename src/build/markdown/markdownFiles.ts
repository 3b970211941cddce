import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { descriptionFrom } from '../../lib/descriptionFrom.ts'
import { type PageFields, pageFields } from '../../site/ownerPageFields.ts'
import { fieldMistakes } from '../content/checks/fieldMistakes.ts'
import { contentFolder, displayPath } from '../content/contentFolder.ts'
import { isSystemFile } from '../files.ts'
import { splitFrontMatter } from './frontMatter.ts'
import { type RenderedProse, renderProse } from './renderProse.ts'

export const PAGES_FOLDER = 'pages'

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/

export interface MarkdownFile extends RenderedProse {
  /** The path from the project's folder, with `/`. Messages show it, and Vite's manifest has it as the file's key. */
  readonly name: string
  /** The absolute path of the file. */
  readonly file: string
  /** The page's path, as in `/about`. */
  readonly path: string
  /** Null when the front matter has a mistake. */
  readonly fields: PageFields | null
  readonly mistakes: readonly string[]
  /** The names of fields that only other programs know. */
  readonly foreignFields: readonly string[]
}

/** By content folder. */
const pagesRead = new Map<string, readonly MarkdownFile[]>()

/**
 * The owner's pages in Markdown, sorted by their field `order`, then by path. Pages without `order` come last. Drafts are
 * left out, unless MOONGATE_DRAFTS is set, as it is by the dev server.
 */
export function markdownPages(root: string): readonly MarkdownFile[] {
  const pages = allPages(root)
  return process.env.MOONGATE_DRAFTS ? pages : pages.filter((page) => !isDraft(page))
}

/** The drafts that `markdownPages` leaves out. */
export function unpublishedDrafts(root: string): readonly MarkdownFile[] {
  return process.env.MOONGATE_DRAFTS ? [] : allPages(root).filter(isDraft)
}

export function isDraft({ fields }: MarkdownFile): boolean {
  return fields !== null && (fields.draft === true || fields.published === false)
}

/** The files are read once, until `forgetMarkdown`. */
function allPages(root: string): readonly MarkdownFile[] {
  const key = contentFolder(root)
  const pages = pagesRead.get(key) ?? readPages(root)
  pagesRead.set(key, pages)
  return pages
}

export function forgetMarkdown(): void {
  pagesRead.clear()
}

function readPages(root: string): readonly MarkdownFile[] {
  const order = ({ fields }: MarkdownFile) => fields?.order ?? Number.POSITIVE_INFINITY
  const files = pageFiles(root).map((path) => readMarkdown(root, displayPath(root, path), path))
  return files.sort((a, b) => order(a) - order(b) || (a.path < b.path ? -1 : 1))
}

/** Paths such as `pages/about.md`, below the content folder. */
function pageFiles(root: string): readonly string[] {
  const content = contentFolder(root)
  const folder = join(content, PAGES_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)).split(sep).join('/'))
    .sort()
}

/** @param contentPath below the content folder */
function readMarkdown(root: string, name: string, contentPath: string): MarkdownFile {
  const absolutePath = resolve(root, name)
  const text = readFileSync(absolutePath, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const { fields, body, linesAboveBody, mistakes } = splitFrontMatter(text)
  const wrongFields = fields === null ? [] : fieldMistakes(name, fields, pageFields)
  const prose = renderProse(body, linesAboveBody)
  return {
    ...prose,
    name,
    file: absolutePath,
    path: pathOf(contentPath) || '/',
    fields:
      fields !== null && wrongFields.length === 0 ? withDescription(pageFields.parse(fields), prose) : null,
    mistakes: [
      ...nameMistakes(name, contentPath),
      ...mistakes.map((mistake) => `${name}${mistake}.`),
      ...wrongFields,
      ...prose.mistakes.map((mistake) => `${name}${mistake}.`),
    ],
    foreignFields: Object.keys(fields ?? {}).filter((field) => !Object.hasOwn(pageFields.shape, field)),
  }
}

/** Completes a page without a description by the first sentences of its text, or by its title. */
function withDescription(
  { title, description, ...fields }: z.infer<typeof pageFields>,
  { beginning }: RenderedProse,
): PageFields {
  return { title, ...fields, description: description ?? (descriptionFrom(beginning) || title) }
}

/**
 * `/help/shipping` for `pages/help/shipping.md`, `/help` for `pages/help/index.md`, '' for `pages/index.md`. Hugo calls an
 * index `_index.md`.
 */
function pathOf(file: string): string {
  return file
    .slice(file.indexOf('/'))
    .replace(/\.md$/, '')
    .replace(/\/_?index$/, '')
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
