import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMOJI_COPYRIGHT, TYPEFACES } from '../../styles/typefaces.ts'
import type { BuiltSite } from './builtSite.ts'

/** Vite writes the licences of the bundled packages to this file in the output folder. */
export const LICENCES_FILE = 'licences.md'

/** Only the inline script of the editor's preview contains this package, and Vite's list is without inline scripts. */
const INLINE_PACKAGE = 'morphdom'

const MOON_CREDIT =
  'The Moon’s map: NASA/GSFC/Arizona State University, Lunar Reconnaissance Orbiter, from the [CGI Moon Kit](https://svs.gsfc.nasa.gov/4720). It is not under copyright.'

/** Adds the licences that Vite's list lacks. */
export async function completeLicences({ config: { root }, dist }: BuiltSite): Promise<void> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const copyrights = [...TYPEFACES.map(({ copyright }) => copyright), EMOJI_COPYRIGHT]
  const more = `
## ${INLINE_PACKAGE}

${await read(`node_modules/${INLINE_PACKAGE}/LICENSE`)}

## Pictures

${MOON_CREDIT}

## Typefaces

${copyrights.map((line) => `- ${line}`).join('\n')}

${await read('src/styles/typefaces/OFL.txt')}`
  await appendFile(join(dist, LICENCES_FILE), more)
}
