/* `npm run template-fonts`: makes the WOFF2 files of all templates from the fonts in `node_modules`. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { RARE_LETTERS, type RareLetters } from '../templates/rareLetters.ts'
import { renameFont } from './subsetTypeface.ts'
import { templateFolders } from './templateFolders.ts'

interface FontSource {
  readonly package: string
  readonly weight: number
  /**
   * From each old name to its new name of the same length. The licence reserves the old names for the unchanged font.
   * Where the copyright notice has an old name, a later entry restores it.
   */
  readonly renamed?: Readonly<Record<string, string>>
  /** Other fonts, for rare letters that this font does not have. */
  readonly borrowed?: Readonly<Partial<Record<RareLetters, Omit<FontSource, 'renamed' | 'borrowed'>>>>
}

/** The characters of the main file of each font: Western European Latin and punctuation. */
const LETTERS = [
  ...characters(0x20, 0x7e),
  ...characters(0xc0, 0xff),
  '\u00a0¡¢£¥§©«®°·»¿ıŒœŸ–—‘’‚“”„•…€™',
].join('')

/**
 * Uncompressed (`sfnt`), so that `renameFont` finds the names. Hints would make a file a third larger. Outside Arabic,
 * kerning and ligatures are enough.
 */
const SUBSET = { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern', 'liga'] } as const
/** All features stay, because Arabic letters change their shape with their neighbours. */
const ARABIC_SUBSET = { targetFormat: 'sfnt', noHinting: true } as const

const { resolve } = createRequire(import.meta.url)

for (const { folder } of templateFolders(process.cwd())) {
  const fonts = join(folder, 'fonts')
  const sources: Readonly<Record<string, FontSource>> = JSON.parse(
    await readFile(join(fonts, 'sources.json'), 'utf8'),
  )
  for (const [id, { renamed = {}, borrowed = {}, ...ownSource }] of Object.entries(sources)) {
    await subsetFontFile(join(fonts, `${id}.woff2`), fileOf(ownSource, 'latin'), LETTERS, renamed)
    for (const group of Object.keys(RARE_LETTERS) as RareLetters[]) {
      const file = fileOf(borrowed[group] ?? ownSource, group)
      const options = group === 'arabic' ? ARABIC_SUBSET : SUBSET
      // A font package has files only for the groups whose letters it has.
      if (existsSync(join('node_modules', file)))
        await subsetFontFile(
          join(fonts, 'rare', `${id}-${group}.woff2`),
          file,
          lettersOf(RARE_LETTERS[group]),
          renamed,
          options,
        )
    }
  }
}

/** The path below `node_modules` of a package's font file. @param subset as in `latin` */
function fileOf({ package: name, weight }: Pick<FontSource, 'package' | 'weight'>, subset: string): string {
  return `${name}/files/${name.replace('@fontsource/', '')}-${subset}-${weight}-normal.woff2`
}

async function subsetFontFile(
  path: string,
  source: string,
  letters: string,
  renamed: Readonly<Record<string, string>>,
  options: typeof SUBSET | typeof ARABIC_SUBSET = SUBSET,
): Promise<void> {
  const subset = await subsetFont(await readFile(resolve(source)), letters, options)
  for (const [name, newName] of Object.entries(renamed)) renameFont(subset, name, newName)
  const compressed = await convert(subset, 'woff2')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, compressed)
  console.log(`${path}: ${compressed.length} bytes`)
}

/** The characters of a CSS `unicode-range`, as in `U+0102-0103,U+0110`. */
function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return characters(first, last)
    })
    .join('')
}

function characters(firstCode: number, lastCode: number): string[] {
  return Array.from({ length: lastCode - firstCode + 1 }, (_, index) =>
    String.fromCharCode(firstCode + index),
  )
}
