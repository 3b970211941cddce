import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildPages, builtSite } from './buildPages.ts'
import { DEVICES, type Device, type DeviceSetup, startSetup } from './device.ts'
import { commandLine, readOptions } from './options.ts'
import type { PartOptions } from './partOptions.ts'
import { interactions } from './responsiveness/interactions.ts'
import { mounting } from './responsiveness/mounting.ts'
import { openings } from './responsiveness/openings.ts'
import { scrolling } from './responsiveness/scrolling.ts'
import { typing } from './responsiveness/typing.ts'
import { saveTable } from './saveTable.ts'
import { compareSkies } from './sky/compareSkies.ts'
import { heapGrowth } from './sky/heapGrowth.ts'
import { restRun } from './sky/restRun.ts'
import { stillRun } from './sky/stillRun.ts'

/** The parts of the bench, by their names in the command line and in the README. */
const PARTS: Readonly<Record<string, (options: PartOptions) => Promise<string>>> = {
  mounting,
  openings,
  scrolling,
  interactions,
  typing,
  frames: compareSkies,
  rest: restRun,
  still: stillRun,
  long: heapGrowth,
}
/** `long` runs only on request, because it takes ten minutes. */
const DEFAULT_PARTS = Object.keys(PARTS).filter((part) => part !== 'long')

const DEFAULT_ROUNDS = 5

const { parts, rounds, site, routes, pictures, save } = readOptions(commandLine(), DEFAULT_ROUNDS)
for (const part of parts)
  if (!PARTS[part]) throw new Error(`There is no part ${part}; there are ${Object.keys(PARTS).join(', ')}`)

const folder = await buildPages(builtSite(site))
const setups = new Map<Device, Promise<DeviceSetup>>()
const setupOf = (device: Device) => {
  const setup = setups.get(device) ?? startSetup(device, folder)
  setups.set(device, setup)
  return setup
}
const logSample = (step: string, sample: unknown) => console.warn(`${step} ${JSON.stringify(sample)}`)
try {
  for (const part of parts.length > 0 ? parts : DEFAULT_PARTS) {
    const table = await PARTS[part]?.({ setupOf, folder, rounds, routes, pictures, logSample })
    const { browser } = await setupOf(DEVICES.fastGpu)
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Chromium ${browser.version()}`
    const report = `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${rounds}.\n\n${table}`
    console.log(`\n## ${part}\n\n${report}`)
    if (save) saveTable(join(import.meta.dirname, 'README.md'), part, report)
  }
} finally {
  for (const setup of setups.values()) await (await setup).close()
}
