import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { chosenLanguage, languageFolder } from './languageFolders.ts'
import { moreTemplates } from './templateFolders.ts'

/** The defaults for missing files: one module for all TypeScript files, one file for each JSON file. */
const DEFAULTS = 'src/site/defaults'
/** The names of the TypeScript files that an owner may leave out. */
const MODULES = [
  'contact',
  'editorWords',
  'events',
  'galleries',
  'games',
  'newsletter',
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

/** Modules of fields or texts. In a further language, missing ones come from the file of the first language. */
const COMPLETED = ['contact', 'editorWords', 'publishing', 'words']

const JSON_FILES = ['sky.json', 'theme.json']

/** The files that the folder of a further language can have. All other files are the same in every language. */
export const LANGUAGE_FILES: readonly string[] = ['site', ...MODULES].map((name) => `${name}.ts`)

/** True for a file with a default. @param file its path below the owner's folder */
export function isOptionalFile(file: string): boolean {
  const [, ofLanguage] = /^languages[\\/][^\\/]+[\\/](.+)$/.exec(file) ?? []
  if (ofLanguage !== undefined) return LANGUAGE_FILES.includes(ofLanguage)
  return JSON_FILES.includes(file) || MODULES.some((name) => file === `${name}.ts`)
}

/** The owner's folder: `src/content`, or the one that MOONGATE_CONTENT names. @param root the project's folder */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/**
 * A file of the owner's as messages name it: its path below the project's folder, with slashes.
 *
 * @param language a tag: then the file is the language's own, if it has one
 */
export function contentName(root: string, file: string, language = chosenLanguage()): string {
  const first = contentFolder(root)
  const translated = join(languageFolder(first, language), file)
  const path = language && existsSync(translated) ? translated : join(first, file)
  return relative(root, path).split(sep).join('/')
}

/**
 * The path of each content file by its import name, as in `#content/site.ts`: the language's own file, else the first
 * language's, else the default.
 *
 * @param language a tag, or '' for the first language
 */
export function contentFiles(root: string, language = chosenLanguage()): Readonly<Record<string, string>> {
  const first = contentFolder(root)
  const ofLanguage = language ? [languageFolder(first, language)] : []
  const find = (file: string, standIn: string, isCompleted = false): [imported: string, path: string] => {
    const folders = isCompleted && language ? ofLanguage : [...ofLanguage, first]
    const path = folders.map((folder) => join(folder, file)).find((one) => existsSync(one))
    return [`#content/${file}`, path ?? resolve(root, DEFAULTS, standIn)]
  }
  // The templates have English samples of their own.
  const isEnglishSample = (name: string) => name === 'samples' && /^en\b/i.test(language)
  return Object.fromEntries([
    find('site.ts', join(first, 'site.ts')),
    ...MODULES.map((name) =>
      find(`${name}.ts`, 'content.ts', COMPLETED.includes(name) || isEnglishSample(name)),
    ),
    ...JSON_FILES.map((file) => find(file, file)),
  ])
}

/** The files of the first language that another one is completed or compared with, by their import names: `#first/words.ts`. */
function firstFiles(root: string): Readonly<Record<string, string>> {
  const files = contentFiles(root, '')
  return Object.fromEntries(
    ['site', 'sections', ...COMPLETED].map((name) => [
      `#first/${name}.ts`,
      files[`#content/${name}.ts`] ?? '',
    ]),
  )
}

/**
 * Vite's aliases: the owner's files, the rows of their pages in Markdown, and the list of templates with the folder that
 * adds to it.
 *
 * @param root the project's folder
 * @param rows the module of the rows; by default it reads them from the disk
 * @param language a tag, or '' for the first language
 */
export function aliases(
  root: string,
  rows = resolve(root, 'src/build/markdown/markdownRows.ts'),
  language = chosenLanguage(),
): Readonly<Record<string, string>> {
  return {
    ...contentFiles(root, language),
    ...firstFiles(root),
    '#markdownRows': rows,
    '#templateList': resolve(root, 'src/site/templateList.ts'),
    '#moreTemplates': moreTemplates(root),
  }
}
