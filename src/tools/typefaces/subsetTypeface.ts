import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { CORE_CHARACTERS, type Typeface } from '../../styles/typefaces.ts'

const { resolve } = createRequire(import.meta.url)

/** Makes a WOFF2 file with only the core characters of a typeface. */
export async function subsetTypeface({
  whole,
  weights: [min, max],
  renamed = {},
}: Pick<Typeface, 'whole' | 'weights' | 'renamed'>): Promise<Buffer> {
  const subset = await subsetFont(await readFile(resolve(whole)), CORE_CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    // Leaves out alternates and small capitals, which would be a third of the file.
    noLayoutClosure: true,
  })
  for (const [name, newName] of Object.entries(renamed)) renameFont(subset, name, newName)
  return convert(subset, 'woff2')
}

/**
 * Replaces a name in a font's bytes, where names are in UTF-16 with the high byte first.
 * @throws when the names differ in length, because offsets would change
 */
function renameFont(font: Buffer, name: string, newName: string): void {
  const oldBytes = Buffer.from(name, 'utf16le').swap16()
  const newBytes = Buffer.from(newName, 'utf16le').swap16()
  if (oldBytes.length !== newBytes.length) throw new Error(`${newName} is not as long as ${name}`)
  let offset = font.indexOf(oldBytes)
  while (offset >= 0) {
    newBytes.copy(font, offset)
    offset = font.indexOf(oldBytes, offset + 1)
  }
}
