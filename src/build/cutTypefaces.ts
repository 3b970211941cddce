import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CORE_CHARACTERS, TYPEFACES } from '../styles/typefaces.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Cuts the part of each typeface that the first paint needs: the characters that English is written with, in the
 * weights that the style sheets ask for. What is beyond them comes from the whole file, when a page has it.
 */
for (const { whole, core, weights } of TYPEFACES) {
  const font = await readFile(join(root, 'node_modules', whole))
  const [min, max] = weights
  const cut = await subsetFont(font, CORE_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    // Alternates and small capitals, which nobody asks for, would be a third of it.
    noLayoutClosure: true,
  })
  await writeFile(join(root, core), cut)
  console.log(`${core}: ${(cut.length / 1000).toFixed(1)} kB of ${(font.length / 1000).toFixed(1)}`)
}
