import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { isEnglishTag } from '../lib/language.ts'
import { chosenLanguage, languageFolder } from './languageFolders.ts'
import { moreTemplates } from './templateFolders.ts'

/** The defaults of missing files: `content.ts` for all TypeScript files, and a file for each JSON file. */
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

/** A further language takes missing fields and texts of these modules from the first language. */
const MERGED_MODULES = ['contact', 'editorWords', 'publishing', 'words']

export const JSON_FILES: readonly string[] = ['sky.json', 'theme.json']

export const LANGUAGE_FILES: readonly string[] = ['site', ...MODULES].map((name) => `${name}.ts`)

/** True for a file that `contentFiles` can replace if it is missing. @param file its path below the content folder */
export function isOptionalFile(file: string): boolean {
  const [, fileOfLanguage] = /^languages[\\/][^\\/]+[\\/](.+)$/.exec(file) ?? []
  if (fileOfLanguage !== undefined) return LANGUAGE_FILES.includes(fileOfLanguage)
  return JSON_FILES.includes(file) || MODULES.some((name) => file === `${name}.ts`)
}

/** The content folder: the one in MOONGATE_CONTENT, else `src/content`. */
export function contentFolder(root: string): string {
  return resolve(root, process.env.MOONGATE_CONTENT || 'src/content')
}

/**
 * The name of a content file in messages: the path of the language's file, else of the first language's.
 * @param file its path below the content folder, or below the folder of the language
 */
export function contentName(root: string, file: string, language = chosenLanguage()): string {
  const firstFolder = contentFolder(root)
  const pathInLanguage = join(languageFolder(firstFolder, language), file)
  const path = language && existsSync(pathInLanguage) ? pathInLanguage : join(firstFolder, file)
  return relative(root, path).split(sep).join('/')
}

/** The paths of a language's content files, by import name, as in `#content/site.ts`. */
export function contentFiles(root: string, language = chosenLanguage()): Readonly<Record<string, string>> {
  const firstFolder = contentFolder(root)
  const ownFolder = language ? [languageFolder(firstFolder, language)] : []
  const aliasFor = (
    file: string,
    fallback: string,
    skipsFirstFolder = false,
  ): [importName: string, path: string] => {
    const folders = skipsFirstFolder && language ? ownFolder : [...ownFolder, firstFolder]
    const path = folders.map((folder) => join(folder, file)).find((candidate) => existsSync(candidate))
    return [`#content/${file}`, path ?? resolve(root, DEFAULTS, fallback)]
  }
  // In English the templates' own samples are shown, not the first language's translations of them.
  const isEnglishSample = (name: string) => name === 'samples' && isEnglishTag(language)
  return Object.fromEntries([
    aliasFor('site.ts', join(firstFolder, 'site.ts')),
    ...MODULES.map((name) =>
      aliasFor(`${name}.ts`, 'content.ts', MERGED_MODULES.includes(name) || isEnglishSample(name)),
    ),
    ...JSON_FILES.map((file) => aliasFor(file, file)),
  ])
}

/** The first language's modules that a further language also imports, by import name: `#first/words.ts`. */
function firstFiles(root: string): Readonly<Record<string, string>> {
  const files = contentFiles(root, '')
  return Object.fromEntries(
    ['site', 'sections', ...MERGED_MODULES].map((name) => [
      `#first/${name}.ts`,
      files[`#content/${name}.ts`] ?? '',
    ]),
  )
}

/** Vite's aliases. @param rows the module for `#markdownRows`; the default reads the files from the disk */
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
