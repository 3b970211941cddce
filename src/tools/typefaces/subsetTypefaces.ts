/* `npm run tool -- typefaces`: makes the WOFF2 files that every page preloads, from the whole fonts in `node_modules`. */
import { writeFile } from 'node:fs/promises'
import { TYPEFACES } from '../../styles/typefaces.ts'
import { subsetTypeface } from './subsetTypeface.ts'

for (const typeface of TYPEFACES) {
  const font = await subsetTypeface(typeface)
  await writeFile(typeface.core, font)
  console.log(`${typeface.core}: ${(font.length / 1000).toFixed(1)} kB`)
}
