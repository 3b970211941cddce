import { DEVICES } from '../device.ts'
import type { PartOptions } from '../partOptions.ts'
import { contestantPages } from './contestants.ts'
import { cpuMeter } from './cpuMeter.ts'
import { measure, type Sample } from './measure.ts'
import { mediansTable, ratiosTable } from './skyTables.ts'

const SAMPLE_S = 5

/** Measures all contestants in each round, so that a slow moment of the machine affects all of them. */
export async function compareSkies({ setupOf, rounds, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.softwareGl)
  const cpu = await cpuMeter(setup.browser)
  // A sample is null when its page failed or was too slow.
  const results = contestantPages.map((page) => ({ page, samples: [] as (Sample | null)[] }))
  for (let round = 1; round <= rounds; round++)
    for (const { page, samples } of results) {
      samples.push(await measure(setup, page.path, cpu, SAMPLE_S))
      logSample(`frames ${round}: ${page.name} ${page.stars ?? ''}`, samples.at(-1)?.fps ?? null)
    }
  const conditions = `Samples of ${SAMPLE_S} s at 1280×800, ${setup.device.name}.`
  return [conditions, ratiosTable(results), mediansTable(results)].join('\n\n')
}
