// Runs a TypeScript script with Vite's module runner: node src/tools/run.mjs src/tools/icons/drawIcons.ts
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [script] = process.argv.slice(2)
if (!script)
  throw new Error('run: name the script to run, as in: node src/tools/run.mjs src/tools/icons/drawIcons.ts')
const settings = { logLevel: 'warn', configFile: false }
const { module } = await runnerImport(resolve('src/build/content/contentFolder.ts'), settings)
await runnerImport(resolve(script), { ...settings, resolve: { alias: module.aliases(process.cwd()) } })
