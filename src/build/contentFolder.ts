import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { isEnglishTag } from '../lib/language.ts'
import { chosenLanguage, DEFAULT_LANGUAGE, languageFolder } from './languageFolders.ts'
import { moreTemplates } from './templateFolders.ts'

/** The defaults of missing files: `content.ts` for all TypeScript files, and a file for each JSON file. */
const DEFAULTS = 'src/site/defaults'
/** The TypeScript files that an owner may leave out, without `.ts`. */
const OPTIONAL_MODULES = [
  'contact',
  'editorWords',
  'events',
  'galleries',
  'games',
  'projects',
  'publishing',
  'refundPolicy',
  'samples',
  'sections',
  'socials',
  'templates',
  'tracks',
  'videos',
  'words',
]

/** In these and in `site.ts`, an additional language may lack fields. `src/site` takes them from the default language. */
const MERGED_MODULES = ['contact', 'editorWords', 'publishing', 'words']

export const JSON_FILES: readonly string[] = ['sky.json', 'theme.json']

export const LANGUAGE_FILES: readonly string[] = ['site', ...OPTIONAL_MODULES].map((name) => `${name}.ts`)

/** True for a file that `contentFiles` can replace if it is missing. @param file its path below the content folder */
export function isOptionalFile(file: string): boolean {
  // A file of an additional language, as in `languages/pt-BR/words.ts`, or with backslashes on Windows.
  const [, fileOfLanguage] = /^languages[\\/][^\\/]+[\\/](.+)$/.exec(file) ?? []
  if (fileOfLanguage !== undefined) return LANGUAGE_FILES.includes(fileOfLanguage)
  return JSON_FILES.includes(file) || OPTIONAL_MODULES.some((name) => file === `${name}.ts`)
}

/** The content folder: the one that MOONGATE_CONTENT names, else `src/content`. */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/**
 * The path of a content file for messages, from the project's folder. It is the language's file if there is one, else
 * the default language's.
 * @param file its path below the content folder, or below the folder of the language
 */
export function displayPath(root: string, file: string, language = chosenLanguage()): string {
  const contentRoot = contentFolder(root)
  const ownPath = join(languageFolder(contentRoot, language), file)
  const path = existsSync(ownPath) ? ownPath : join(contentRoot, file)
  return relative(root, path).split(sep).join('/')
}

/** The paths of a language's content files, by import name, as in `#content/site.ts`. */
export function contentFiles(root: string, language = chosenLanguage()): Readonly<Record<string, string>> {
  const files = [...LANGUAGE_FILES, ...JSON_FILES]
  return Object.fromEntries(files.map((file) => [`#content/${file}`, contentPath(root, file, language)]))
}

/** The path of a content file: the language's own file, else the default language's file, else the project's default. */
function contentPath(root: string, file: string, language: string): string {
  const contentRoot = contentFolder(root)
  const ownPath = join(languageFolder(contentRoot, language), file)
  if (existsSync(ownPath)) return ownPath
  const inheritedPath = join(contentRoot, file)
  // `site.ts` has no default. If it is missing, its import fails with this path in the message.
  if (file === 'site.ts') return inheritedPath
  if (inheritsFile(file, language) && existsSync(inheritedPath)) return inheritedPath
  return resolve(root, DEFAULTS, JSON_FILES.includes(file) ? file : 'content.ts')
}

/** True if a language that lacks a file takes the whole file of the default language. */
function inheritsFile(file: string, language: string): boolean {
  if (language === DEFAULT_LANGUAGE) return true
  // The templates' own samples are in English. An English folder uses them, not the samples in the default language.
  const usesBuiltInSamples = file === 'samples.ts' && isEnglishTag(language)
  return !usesBuiltInSamples && !MERGED_MODULES.some((name) => file === `${name}.ts`)
}

/** The default language's modules that an additional language also imports, by import name: `#defaultLanguage/words.ts`. */
function defaultLanguageFiles(root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ['site', 'sections', ...MERGED_MODULES].map((name) => [
      `#defaultLanguage/${name}.ts`,
      contentPath(root, `${name}.ts`, DEFAULT_LANGUAGE),
    ]),
  )
}

/**
 * Vite's aliases.
 * @param markdownRows the module for `#markdownRows`; without Vite's plugins it is `markdownRows.ts`, which reads the disk
 */
export function aliases(
  root: string,
  markdownRows = resolve(root, 'src/build/markdown/markdownRows.ts'),
  language = chosenLanguage(),
): Readonly<Record<string, string>> {
  return {
    ...contentFiles(root, language),
    ...defaultLanguageFiles(root),
    '#markdownRows': markdownRows,
    '#templateList': resolve(root, 'src/site/templateList.ts'),
    '#moreTemplates': moreTemplates(root),
  }
}
