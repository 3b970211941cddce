import { writeFile } from 'node:fs/promises'
import { TYPEFACES } from '../styles/typefaces.ts'
import { cutTypeface } from './cutTypeface.ts'

for (const typeface of TYPEFACES) {
  const cut = await cutTypeface(typeface)
  await writeFile(typeface.core, cut)
  console.log(`${typeface.core}: ${(cut.length / 1000).toFixed(1)} kB`)
}
