import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { z } from 'zod'
import { nearestName } from '../../lib/nearestName.ts'
import { shortened } from '../../lib/shortened.ts'
import { type PageFields, pageFields } from '../../site/ownPageFields.ts'
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
  readonly warnings: readonly string[]
}

/** By content folder. */
const pagesRead = new Map<string, readonly MarkdownFile[]>()

/**
 * The owner's pages in Markdown, sorted by their field `order`, then by path. Pages without `order` come last. The files are
 * read once, until `forgetMarkdown`.
 */
export function markdownPages(root: string): readonly MarkdownFile[] {
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
    warnings: unknownFields(name, fields ?? {}),
  }
}

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION = 160

/** Completes a page without a description by the first sentences of its text, or by its title. */
function withDescription(
  { title, description, ...fields }: z.infer<typeof pageFields>,
  { beginning }: RenderedProse,
): PageFields {
  return { title, ...fields, description: description ?? (descriptionFrom(beginning) || title) }
}

/** As many sentences as a description may have, or a part of a longer one. */
export function descriptionFrom(text: string): string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  let first = ''
  for (const { segment } of sentences) {
    if (first && first.length + segment.trimEnd().length > MAX_DESCRIPTION) break
    first += segment
  }
  return shortened(first.trim(), MAX_DESCRIPTION)
}

/** A warning for each field that only other programs know. */
function unknownFields(name: string, fields: object): string[] {
  const known = Object.keys(pageFields.shape)
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const intended = nearestName(field, known)
      return `${name}: the site does not use the field “${field}”${intended ? `; write “${intended}”` : ''}.`
    })
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
