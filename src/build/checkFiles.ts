import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { nearestName } from '../lib/nearestName.ts'
import { contentFolder, displayPath, JSON_FILES, LANGUAGE_FILES } from './contentFolder.ts'
import { DEFAULT_LANGUAGE, entriesOf, LANGUAGES_FOLDER } from './languageFolders.ts'
import { PAGES_FOLDER } from './markdown/markdownFiles.ts'

const CONTENT_ENTRIES: readonly string[] = [
  ...LANGUAGE_FILES,
  ...JSON_FILES,
  LANGUAGES_FOLDER,
  PAGES_FOLDER,
  'pictures',
  'public',
]

/** Finds files and folders with wrong names, which the site does not read. Returns one sentence each. */
export function misnamedFiles(root: string): string[] {
  const folder = contentFolder(root)
  const entries = entriesOf(folder)
  const missingNames = CONTENT_ENTRIES.filter((entryName) => !entries.some(({ name }) => name === entryName))
  return entries
    .filter(({ name }) => !CONTENT_ENTRIES.includes(name))
    .flatMap(({ name, isFolder }) => {
      // An owner may add modules with any name, so the exports of a module decide whether its name is wrong.
      const intendedName =
        !isFolder && extname(name) === '.ts'
          ? moduleOf(readFileSync(join(folder, name), 'utf8'), missingNames)
          : nearestName(
              name,
              missingNames.filter((missingName) => extname(missingName) === extname(name)),
            )
      if (intendedName === undefined) return []
      return [
        `${displayPath(root, name, DEFAULT_LANGUAGE)} is not a file that the site reads; call it “${intendedName}”, or remove it.`,
      ]
    })
}

/** The module in `modules` whose constant the code exports: `events.ts` for `events`. */
function moduleOf(code: string, modules: readonly string[]): string | undefined {
  const intendedModules = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${name}.ts`)
  const module = modules.find((name) => intendedModules.includes(name))
  if (module !== undefined) return module
  // `editorWords.ts` exports `words` too. It is meant when `words.ts` is not missing.
  return intendedModules.includes('words.ts') ? modules.find((name) => name === 'editorWords.ts') : undefined
}
