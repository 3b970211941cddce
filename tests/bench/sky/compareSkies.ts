import { DEVICES } from '../device.ts'
import type { PartOptions } from '../partOptions.ts'
import { entries } from './contestants.ts'
import { cpuMeter } from './cpuMeter.ts'
import { measure, type Sample } from './measure.ts'
import { mediansTable, ratiosTable } from './skyTables.ts'

const SAMPLE_S = 5

/** Measures all contestants in each round, so that a slow moment of the machine affects all of them. */
export async function compareSkies({ stageOf, rounds, note }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.softwareGl)
  const cpu = await cpuMeter(stage.browser)
  const results = entries.map((entry) => ({ entry, samples: [] as (Sample | null)[] }))
  for (let round = 1; round <= rounds; round++)
    for (const { entry, samples } of results) {
      samples.push(await measure(stage, entry.path, cpu, SAMPLE_S))
      note(`frames ${round}: ${entry.name} ${entry.stars ?? ''}`, samples.at(-1)?.fps ?? null)
    }
  const conditions = `Samples of ${SAMPLE_S} s at 1280×800, ${stage.device.name}.`
  return [conditions, ratiosTable(results), mediansTable(results)].join('\n\n')
}
