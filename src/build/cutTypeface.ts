import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { CORE_CHARACTERS, type TYPEFACES } from '../styles/typefaces.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * The part of a typeface that the first paint needs, as WOFF2: the characters that English is written with, in the
 * weights that the style sheets ask for. What is beyond them comes from the whole file, when a page has it.
 */
export async function cutTypeface({
  whole,
  weights: [min, max],
}: Pick<(typeof TYPEFACES)[number], 'whole' | 'weights'>): Promise<Buffer> {
  return subsetFont(await readFile(resolve(whole)), CORE_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    // Alternates and small capitals, which no style sheet asks for, would be a third of it.
    noLayoutClosure: true,
  })
}
