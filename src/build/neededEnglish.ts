import { readFile } from 'node:fs/promises'
import { importWithContent } from './loadContent.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const FOLDER = 'src/site'
/** The modules that merge the texts, the files with the English texts, and the names of the exports. */
const MERGING_MODULES = [
  { module: 'text.ts', englishFile: 'english.json', exportName: 'text' },
  { module: 'editorWords.ts', englishFile: 'editorEnglish.json', exportName: 'editorWords' },
] as const
/** Marks the id of an English file without the texts that the owner has replaced. */
const SHORTENED = '?shortened'

/**
 * Makes the scripts of a site smaller. `text.ts` and `editorWords.ts` merge the project's English texts with the owner's.
 * A build leaves out each English text that the owner has replaced, because no visitor can see it. A site in another
 * language then contains each text once. The dev server, and any other module that imports these JSON files, gets all texts.
 */
export const neededEnglish = {
  resolveId(root: string, id: string, importer: string | undefined): string | undefined {
    const isShortened = MERGING_MODULES.some(
      ({ module, englishFile }) => importer === `${root}/${FOLDER}/${module}` && id === `./${englishFile}`,
    )
    return isShortened ? `${root}/${FOLDER}/${id.slice('./'.length)}${SHORTENED}` : undefined
  },

  async load(root: string, id: string): Promise<string | undefined> {
    const mergingModule = MERGING_MODULES.find(
      ({ englishFile }) => id === `${root}/${FOLDER}/${englishFile}${SHORTENED}`,
    )
    if (!mergingModule) return undefined
    const { module, englishFile, exportName } = mergingModule
    const englishGroups: Groups = JSON.parse(await readFile(`${root}/${FOLDER}/${englishFile}`, 'utf8'))
    const exported = await importWithContent<Record<string, Groups>>(root, `${FOLDER}/${module}`)
    const mergedGroups = exported[exportName]
    const neededGroups = Object.entries(englishGroups).map(([group, texts]) => {
      const neededTexts = Object.entries(texts).filter(([key, text]) => mergedGroups?.[group]?.[key] === text)
      return [group, Object.fromEntries(neededTexts)]
    })
    return `export default ${JSON.stringify(Object.fromEntries(neededGroups))}`
  },
}
