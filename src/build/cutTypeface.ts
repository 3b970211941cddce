import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { CORE_CHARACTERS, type Typeface } from '../styles/typefaces.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Cuts the part of a typeface that the first paint needs, as WOFF2: the characters of English in the weights of the style
 * sheets. The browser fetches the whole file when a page has other characters.
 */
export async function cutTypeface({
  whole,
  weights: [min, max],
  renamed = {},
}: Pick<Typeface, 'whole' | 'weights' | 'renamed'>): Promise<Buffer> {
  const cut = await subsetFont(await readFile(resolve(whole)), CORE_CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    // Alternates and small capitals, which no style sheet asks for, would be a third of it.
    noLayoutClosure: true,
  })
  for (const [name, other] of Object.entries(renamed)) rename(cut, name, other)
  return convert(cut, 'woff2')
}

/** Replaces a name in a font's bytes. Both names have the same length, so that no offset changes. */
export function rename(font: Buffer, name: string, other: string): void {
  const oldBytes = Buffer.from(name, 'utf16le').swap16()
  const newBytes = Buffer.from(other, 'utf16le').swap16()
  if (oldBytes.length !== newBytes.length) throw new Error(`${other} is not as long as ${name}`)
  for (let at = font.indexOf(oldBytes); at >= 0; at = font.indexOf(oldBytes, at)) newBytes.copy(font, at)
}
