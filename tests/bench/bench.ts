import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Build, openBuild } from './build.ts'
import { markdownTable } from './markdownTable.ts'
import { opening } from './opening.ts'
import { presses } from './presses.ts'
import { scrolling } from './scrolling.ts'
import { sky } from './sky.ts'
import { start } from './start.ts'
import { median, medianRatio } from './statistics.ts'
import { weight } from './weight.ts'

/** Measures some figures of a build once. The keys are the names of the rows. */
export type Part = (build: Build) => Promise<Readonly<Record<string, number>>>

/** The parts of the bench, by their names in the command line. */
const PARTS: Readonly<Record<string, Part>> = { weight, start, opening, presses, scrolling, sky }

const DEFAULT_ROUNDS = '5'

const { values, positionals } = parseArgs({
  // The arguments after the paths of Node.js, of `src/tools/run.mjs` and of the bench.
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { rounds: { type: 'string', default: DEFAULT_ROUNDS }, against: { type: 'string' } },
})
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS)
const folders = [join(import.meta.dirname, '../../dist'), ...(values.against ? [values.against] : [])]
for (const part of parts)
  if (!PARTS[part]) throw new Error(`There is no part ${part}; there are ${Object.keys(PARTS).join(', ')}`)
for (const folder of folders)
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}`)

/** The samples of each figure, by its name: a list for each build, with a number for each round. */
const samples = new Map<string, number[][]>()
const builds: Build[] = []
try {
  for (const [index, folder] of folders.entries()) builds.push(await openBuild(folder, String(index)))
  for (let round = 0; round < Number(values.rounds); round++)
    for (const part of parts)
      for (const [index, build] of builds.entries())
        for (const [name, value] of Object.entries((await PARTS[part]?.(build)) ?? {})) {
          const lists = samples.get(name) ?? folders.map(() => [])
          lists[index]?.push(value)
          samples.set(name, lists)
          console.warn(`round ${round + 1}, build ${index + 1}: ${name} ${value.toFixed(2)}`)
        }
} finally {
  for (const build of builds) await build.close()
}

const rows = [...samples].map(([name, [own = [], other]]) => [
  name,
  median(own).toFixed(2),
  ...(other ? [median(other).toFixed(2), `${medianRatio(own, other).toFixed(2)} ×`] : []),
])
const head = ['figure', 'this build', ...(values.against ? ['the other build', 'ratio'] : [])]
const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`
console.log(`${machine}, medians of ${values.rounds}.\n\n${markdownTable(head, rows)}`)
