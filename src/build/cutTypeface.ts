import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { CORE_CHARACTERS, type Typeface } from '../styles/typefaces.ts'

const { resolve } = createRequire(import.meta.url)

/** Makes the core of a typeface as WOFF2: English characters only. Pages with other characters load the whole font. */
export async function cutTypeface({
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
  for (const [name, other] of Object.entries(renamed)) rename(subset, name, other)
  return convert(subset, 'woff2')
}

/** Replaces a name in a font's bytes. @throws when the names differ in length, because offsets in the font would change */
export function rename(font: Buffer, name: string, other: string): void {
  const oldBytes = Buffer.from(name, 'utf16le').swap16()
  const newBytes = Buffer.from(other, 'utf16le').swap16()
  if (oldBytes.length !== newBytes.length) throw new Error(`${other} is not as long as ${name}`)
  for (let at = font.indexOf(oldBytes); at >= 0; at = font.indexOf(oldBytes, at + 1)) newBytes.copy(font, at)
}
