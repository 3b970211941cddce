import { readFile } from 'node:fs/promises'
import { importWithContent } from './loadContent.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const FOLDER = 'src/site'
/** The modules that merge the owner's texts with the English ones: the JSON file that each imports, and its export. */
const LAYERED = [
  { module: 'text.ts', english: 'english.json', name: 'text' },
  { module: 'editorWords.ts', english: 'editorEnglish.json', name: 'editorWords' },
] as const
/** Marks the English texts that these modules import in a build. */
const SHORTENED = '?shortened'

/**
 * The English texts of a build, without those that the language replaces: no visitor would read them. The modules stay as
 * they are. An owner's file that imports English texts gets all of them.
 */
export const neededEnglish = {
  /**
   * @param id as it is written in the import
   * @param importer the path of the importing module
   * @returns undefined for an import of anything else
   */
  resolveId(root: string, id: string, importer: string | undefined): string | undefined {
    const found = LAYERED.some(
      ({ module, english }) => importer === `${root}/${FOLDER}/${module}` && id === `./${english}`,
    )
    return found ? `${root}/${FOLDER}/${id.slice('./'.length)}${SHORTENED}` : undefined
  },

  /** @returns the module's code; undefined for any other module */
  async load(root: string, id: string): Promise<string | undefined> {
    const layered = LAYERED.find(({ english }) => id === `${root}/${FOLDER}/${english}${SHORTENED}`)
    if (!layered) return undefined
    const { module, english, name } = layered
    const all: Groups = JSON.parse(await readFile(`${root}/${FOLDER}/${english}`, 'utf8'))
    const shown = (await importWithContent<Record<string, Groups>>(root, `${FOLDER}/${module}`))[name]
    const groups = Object.entries(all).map(([group, texts]) => {
      const read = Object.entries(texts).filter(([key, text]) => shown?.[group]?.[key] === text)
      return [group, Object.fromEntries(read)]
    })
    return `export default ${JSON.stringify(Object.fromEntries(groups))}`
  },
}
