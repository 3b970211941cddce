import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { chosenLanguage, languageFolder } from './languageFolders.ts'
import { moreTemplates } from './templateFolders.ts'

/** The folder with the defaults of missing files: `content.ts` for all TypeScript files, and a file for each JSON file. */
const DEFAULTS = 'src/site/defaults'
/** The TypeScript files that an owner may leave out, without `.ts`. */
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

/** In a further language a field or text that one of these modules lacks is taken from the first language's module. */
const MERGED_MODULES = ['contact', 'editorWords', 'publishing', 'words']

/** The owner's files that are no modules. All languages share them. */
export const JSON_FILES: readonly string[] = ['sky.json', 'theme.json']

/** The TypeScript files that the folder of a further language may have. */
export const LANGUAGE_FILES: readonly string[] = ['site', ...MODULES].map((name) => `${name}.ts`)

/** True for a file with a default. @param file its path below the content folder */
export function isOptionalFile(file: string): boolean {
  const [, fileOfLanguage] = /^languages[\\/][^\\/]+[\\/](.+)$/.exec(file) ?? []
  if (fileOfLanguage !== undefined) return LANGUAGE_FILES.includes(fileOfLanguage)
  return JSON_FILES.includes(file) || MODULES.some((name) => file === `${name}.ts`)
}

/** The content folder: `src/content`, or the folder in MOONGATE_CONTENT. @param root the project's folder */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/**
 * The name of a content file in messages: its path below the project's folder, with slashes.
 * @param file its path below the content folder, or below the folder of the language
 * @param language a tag, or '' for the first language; if this language has no such file, the first language's is named
 */
export function contentName(root: string, file: string, language = chosenLanguage()): string {
  const first = contentFolder(root)
  const ofLanguage = join(languageFolder(first, language), file)
  const path = language && existsSync(ofLanguage) ? ofLanguage : join(first, file)
  return relative(root, path).split(sep).join('/')
}

/**
 * The path of each content file, by its import name, as in `#content/site.ts`. It is the language's own file, else the first
 * language's file, else the default.
 * @param language a tag, or '' for the first language
 */
export function contentFiles(root: string, language = chosenLanguage()): Readonly<Record<string, string>> {
  const first = contentFolder(root)
  const ownFolder = language ? [languageFolder(first, language)] : []
  /** @param isMerged true to skip the first language's file */
  const find = (file: string, fallback: string, isMerged = false): [importName: string, path: string] => {
    const folders = isMerged && language ? ownFolder : [...ownFolder, first]
    const path = folders.map((folder) => join(folder, file)).find((one) => existsSync(one))
    return [`#content/${file}`, path ?? resolve(root, DEFAULTS, fallback)]
  }
  // In English the templates' own samples are shown, not the first language's translations of them.
  const isEnglishSample = (name: string) => name === 'samples' && /^en\b/i.test(language)
  return Object.fromEntries([
    find('site.ts', join(first, 'site.ts')),
    ...MODULES.map((name) =>
      find(`${name}.ts`, 'content.ts', MERGED_MODULES.includes(name) || isEnglishSample(name)),
    ),
    ...JSON_FILES.map((file) => find(file, file)),
  ])
}

/** The first language's files that another language merges with its own, by their import names, as in `#first/words.ts`. */
function firstFiles(root: string): Readonly<Record<string, string>> {
  const files = contentFiles(root, '')
  return Object.fromEntries(
    ['site', 'sections', ...MERGED_MODULES].map((name) => [
      `#first/${name}.ts`,
      files[`#content/${name}.ts`] ?? '',
    ]),
  )
}

/**
 * Vite's aliases: the content files, the fields of pages in Markdown, the list of templates, and the folder of additional
 * templates.
 * @param rows the module `#markdownRows`; by default a module that reads the files from the disk
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
