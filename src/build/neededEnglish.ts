import { readFile } from 'node:fs/promises'
import { importWithContent } from './loadContent.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const FOLDER = 'src/site'
/** The modules that merge the owner's texts with the English texts. `name` is the export. */
const MERGING_MODULES = [
  { module: 'text.ts', english: 'english.json', name: 'text' },
  { module: 'editorWords.ts', english: 'editorEnglish.json', name: 'editorWords' },
] as const
const SHORTENED = '?shortened'

/** Leaves out of a build the English texts that the owner's texts replace. An owner's own import gets all texts. */
export const neededEnglish = {
  resolveId(root: string, id: string, importer: string | undefined): string | undefined {
    const isShortened = MERGING_MODULES.some(
      ({ module, english }) => importer === `${root}/${FOLDER}/${module}` && id === `./${english}`,
    )
    return isShortened ? `${root}/${FOLDER}/${id.slice('./'.length)}${SHORTENED}` : undefined
  },

  async load(root: string, id: string): Promise<string | undefined> {
    const mergingModule = MERGING_MODULES.find(
      ({ english }) => id === `${root}/${FOLDER}/${english}${SHORTENED}`,
    )
    if (!mergingModule) return undefined
    const { module, english, name } = mergingModule
    const englishGroups: Groups = JSON.parse(await readFile(`${root}/${FOLDER}/${english}`, 'utf8'))
    const mergedGroups = (await importWithContent<Record<string, Groups>>(root, `${FOLDER}/${module}`))[name]
    const neededGroups = Object.entries(englishGroups).map(([group, texts]) => {
      const neededTexts = Object.entries(texts).filter(([key, text]) => mergedGroups?.[group]?.[key] === text)
      return [group, Object.fromEntries(neededTexts)]
    })
    return `export default ${JSON.stringify(Object.fromEntries(neededGroups))}`
  },
}
