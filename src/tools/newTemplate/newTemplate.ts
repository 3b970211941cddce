/*
 * `npm run tool -- new-template NAME` makes a template from the smallest one, measures its fonts and prints the next steps. If
 * the template exists, it only measures its fonts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTemplate, TEMPLATE_NAME } from './copyTemplate.ts'
import { fontMeasures } from './measureFonts.ts'

const root = process.cwd()
const [name = ''] = process.argv.slice(3)
const folder = `src/templates/${name}`
const metaFile = join(root, folder, 'meta.json')

if (!TEMPLATE_NAME.test(name))
  fail(
    'Name the template with English letters, the first one small: npm run tool -- new-template paperLantern.',
  )
const isNew = !existsSync(join(root, folder))
if (isNew) await copyTemplate(root, name)
if (!existsSync(metaFile)) fail(`${folder} is not a template. Choose another name.`)

// Imported only now: it finds the folders of the templates when it loads.
const { loadKit } = await import('../../templates/engine/kit/kits.ts')
const meta: { readonly id: string; readonly name: string } = JSON.parse(readFileSync(metaFile, 'utf8'))
const { id } = meta
const measures = await fontMeasures(await loadKit(id))

if (isNew)
  console.log(`
${folder} is a template now, a copy of the smallest one. Next:

1. Run \`npm run dev\`, and open /editor/${id} and /examples/${id}/. After a change in the folder, reload the page.
2. Change layout.ts, look.css, script.js, drawings.ts, palettes.json and fonts.ts. src/templates/README.md says what they may do.
3. Write the example in sample.json, with portrait.webp and share.jpg, and the names of the parts in names.json.
4. After a change in fonts.ts, run \`npm run tool -- new-template ${name}\` again: it measures the fonts.
5. Take the photographs: \`npm run tool -- photographs\`. A card with \`kit: '${id}'\` in src/content/templates.ts then shows them.
6. Run \`npx vitest run tests/unit/templates\`, and \`npm run tool -- campaign -g "${meta.name}"\`.
`)
console.log(`The measures of its fonts, for fonts.ts:\n\n${measures.map((line) => `  ${line}`).join('\n')}\n`)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
