import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import Papa from 'papaparse'
import type { Plugin } from 'vite'
import { decode } from '../../lib/decodeText.ts'
import { nearestName } from '../../lib/nearestName.ts'
import type { TablePicture } from '../../site/galleries/schema.ts'
import { contentFolder, displayPath } from '../content/contentFolder.ts'

/** In a folder of pictures: a row for each picture, in the order of the gallery. */
export const TABLE_FILE = 'pictures.csv'

const COLUMNS = ['name', 'alt', 'caption'] as const
type Column = (typeof COLUMNS)[number]

interface PictureTable {
  /** The folder below `pictures`, as in `paintings/2026`; '' for `pictures` itself. */
  readonly folder: string
  readonly pictures: readonly TablePicture[]
  /** Sentences that begin with the file's name. */
  readonly mistakes: readonly string[]
  /** As `mistakes`, but they do not stop a build. */
  readonly warnings: readonly string[]
}

/** Reads the tables of pictures below the owner's folder `pictures`. */
export function pictureTables(root: string): readonly PictureTable[] {
  const folder = join(contentFolder(root), 'pictures')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.split('/').at(-1) === TABLE_FILE)
    .sort()
    .map((file) => {
      const { text, isGuess } = decode(readFileSync(join(folder, file)))
      const name = displayPath(root, `pictures/${file}`)
      const tableFolder = dirname(file).replace(/^\.$/, '')
      return {
        folder: tableFolder,
        ...readTable(text, tableFolder, name),
        warnings: isGuess ? [`${name}: is not in UTF-8; if letters are wrong, save it as UTF-8.`] : [],
      }
    })
}

/** @param folder of the pictures @param file the name of the table for messages */
export function readTable(
  table: string,
  folder: string,
  file: string,
): Pick<PictureTable, 'pictures' | 'mistakes'> {
  const { data, meta } = Papa.parse<Readonly<Record<string, string>>>(table.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  })
  const missing = (['name', 'alt'] as const).filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) {
    const names = missing.map((column) => `“${column}”`).join(' and ')
    const first = `its first line names the columns: ${COLUMNS.join(', ')}`
    return { pictures: [], mistakes: [`${file}: has no column ${names}; ${first}.`] }
  }
  const known: readonly string[] = COLUMNS
  const mistakes = (meta.fields ?? [])
    .filter((column) => column !== '' && !known.includes(column) && nearestName(column, COLUMNS))
    .map((column) => `${file}: has a column “${column}”; write “${nearestName(column, COLUMNS)}”.`)
  const seen = new Set<string>()
  const pictures = data.flatMap((row, index) => {
    const cell = (column: Column) => row[column] ?? ''
    const [name, alt, caption] = [cell('name'), cell('alt'), cell('caption')]
    const problem = problemOf(name, alt, seen)
    seen.add(name)
    if (problem) mistakes.push(`${file}: ${name ? `“${name}”` : `picture ${index + 1}`} ${problem}.`)
    if (problem) return []
    return [{ src: folder ? `${folder}/${name}` : name, alt, ...(caption && { caption }) }]
  })
  return { pictures, mistakes }
}

function problemOf(name: string, alt: string, seen: ReadonlySet<string>): string | undefined {
  if (!name) return 'has no name; write the name of its file, with its ending'
  if (seen.has(name)) return 'is in two rows; remove one of them'
  return alt ? undefined : 'has no alt; say what the picture shows, for people who do not see it'
}

const ID = 'virtual:picture-tables'

/** Makes a module of the tables, by the folder of their pictures. */
export function pictureTablesModule(): Plugin {
  return {
    name: 'moongate:picture-tables',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: {
      filter: { id: /^\0virtual:picture-tables$/ },
      handler() {
        const tables = pictureTables(this.environment.config.root)
        const byFolder = Object.fromEntries(tables.map(({ folder, pictures }) => [folder, pictures]))
        return `export const pictureTables = ${JSON.stringify(byFolder)}`
      },
    },
  }
}
