// `npm run tool -- NAME` runs one of these TypeScript programs with Vite's module runner. Other arguments are for the program.
import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const tools = {
  audit: 'tests/audit/audit.ts',
  bench: 'tests/bench/bench.ts',
  campaign: 'tests/long/campaign.ts',
  engines: 'tests/engines/runEngines.ts',
  icons: 'src/tools/icons/drawIcons.ts',
  'new-template': 'src/tools/newTemplate/newTemplate.ts',
  photographs: 'src/tools/photographs/photographTemplates.ts',
  'sky-textures': 'src/tools/skyTextures/drawSkyTextures.ts',
  sites: 'tests/helpers/buildSites.ts',
  typefaces: 'src/tools/typefaces/subsetTypefaces.ts',
}

const [name] = process.argv.slice(2)
const program = tools[name]
if (!program) {
  console.error(`Name a tool, as in npm run tool -- icons. The tools are ${Object.keys(tools).join(', ')}.`)
  process.exit(1)
}

// Some programs have packages of their own, which few people need.
const folder = dirname(program)
if (existsSync(join(folder, 'package.json')))
  execSync(`npm ci --prefix ${folder} && npx tsc --project ${folder}`, { stdio: 'inherit' })

const { module } = await runnerImport(resolve('src/build/content/loadContent.ts'), { configFile: false })
await module.importWithContent(process.cwd(), program)
