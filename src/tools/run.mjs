// Runs a TypeScript program with Vite's module runner: `npm run tool -- icons` one of these, and
// `node src/tools/run.mjs tests/bench/bench.ts` any file.
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const tools = {
  icons: 'src/tools/icons/drawIcons.ts',
  photographs: 'src/tools/photographs/photographTemplates.ts',
  'sky-textures': 'src/tools/skyTextures/drawSkyTextures.ts',
  typefaces: 'src/tools/typefaces/subsetTypefaces.ts',
}

const [name = ''] = process.argv.slice(2)
const program = tools[name] ?? name
if (!program.endsWith('.ts')) {
  console.error(`Name a tool, as in: npm run tool -- icons. The tools are ${Object.keys(tools).join(', ')}.`)
  process.exit(1)
}
const settings = { logLevel: 'warn', configFile: false }
const { module } = await runnerImport(resolve('src/build/content/contentFolder.ts'), settings)
await runnerImport(resolve(program), { ...settings, resolve: { alias: module.aliases(process.cwd()) } })
