import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { nearestName } from '../lib/nearestName.ts'
import { contentFolder, contentName, JSON_FILES, LANGUAGE_FILES } from './contentFolder.ts'
import { entriesOf, LANGUAGES } from './languageFolders.ts'
import { JOURNAL_FOLDER, PAGES_FOLDER } from './markdown/markdownFiles.ts'

/** Everything that the site reads in the owner's folder. */
const PARTS: readonly string[] = [
  ...LANGUAGE_FILES,
  ...JSON_FILES,
  LANGUAGES,
  PAGES_FOLDER,
  JOURNAL_FOLDER,
  'pictures',
  'public',
]

/**
 * Finds files and folders in the owner's content that the site does not read, because their names are misspelt.
 * Modules count by what they export: an owner may have further ones of any name.
 *
 * @param root the project's folder
 * @returns one sentence per file
 */
export function misnamedFiles(root: string): string[] {
  const folder = contentFolder(root)
  const entries = entriesOf(folder)
  const lacking = PARTS.filter((part) => !entries.some(({ name }) => name === part))
  return entries
    .filter(({ name }) => !PARTS.includes(name))
    .flatMap(({ name, isFolder }) => {
      const meant =
        !isFolder && extname(name) === '.ts'
          ? moduleOf(readFileSync(join(folder, name), 'utf8'), lacking)
          : nearestName(
              name,
              lacking.filter((part) => extname(part) === extname(name)),
            )
      if (meant === undefined) return []
      return [
        `${contentName(root, name, '')} is not a file that the site reads; call it “${meant}”, or remove it.`,
      ]
    })
}

/** The module that has the constant that this code exports. @param modules those to choose from */
function moduleOf(code: string, modules: readonly string[]): string | undefined {
  const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${name}.ts`)
  const found = modules.find((module) => exported.includes(module))
  // Both files of words export the same name.
  return found ?? modules.find((module) => module === 'editorWords.ts' && exported.includes('words.ts'))
}
