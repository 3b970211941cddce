import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { EMOJI_COPYRIGHT, TYPEFACES } from '../../styles/typefaces.ts'

/** Vite writes its list of bundled packages to this file in the output folder. */
export const LICENCES_FILE = 'licences.md'

const TABLES = `
## Tables of the sky

- Stars: D. Hoffleit and W. H. Warren, The Bright Star Catalogue, 5th revised edition (1991), freely available; from the JSON
  edition by Bretton Wade, © 2016, MIT licence (https://github.com/brettonw/YaleBrightStarCatalog)
- Places: \`zone.tab\` of the tz database, in the public domain (https://www.iana.org/time-zones)
`

/** Completes Vite's list of the licences of bundled packages. */
export function licences(): Plugin {
  return {
    name: 'moongate:licences',
    async writeBundle({ dir }) {
      const { name, config } = this.environment
      if (name !== 'client' || !dir) return
      const file = join(dir, LICENCES_FILE)
      await appendFile(file, await additionalLicences(config.root, await readFile(file, 'utf8')))
    },
  }
}

/** The licences that Vite's list lacks, as Markdown. */
async function additionalLicences(root: string, viteLicences: string): Promise<string> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const { dependencies }: { dependencies: object } = JSON.parse(await read('package.json'))
  const unlisted = Object.keys(dependencies).filter((name) => !viteLicences.includes(`## ${name} - `))
  const packages = unlisted.map(
    async (name) => `\n## ${name}\n\n${await read(`node_modules/${name}/LICENSE`)}`,
  )
  const copyrights = [...TYPEFACES.map(({ copyright }) => copyright), EMOJI_COPYRIGHT]
  const typefaces = `\n## Typefaces\n\n${copyrights.map((line) => `- ${line}`).join('\n')}\n\n`
  return [
    ...(await Promise.all(packages)),
    TABLES,
    typefaces,
    await read('src/styles/typefaces/OFL.txt'),
  ].join('')
}
