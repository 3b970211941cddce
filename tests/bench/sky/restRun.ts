import { constants } from '../../../src/site/constants.ts'
import { DEVICES, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { awaitSky } from './awaitSky.ts'
import { cpuMeter } from './cpuMeter.ts'

const MEASURED_S = 10

/** Measures the CPU time of the whole browser while the sky is idle. @returns a Markdown table */
export async function restRun({ stageOf, rounds, note }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.softwareGl)
  const cpu = await cpuMeter(stage.browser)
  const { afterS } = constants.idle
  const cores = await stage.visit({}, async (page) => {
    await awaitSky(page, `${stage.origin}/?gate=open`)
    await waitSeconds(afterS + 5)
    const samples: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const before = await cpu()
      const fromMs = performance.now()
      await waitSeconds(MEASURED_S)
      samples.push(((await cpu()) - before) / ((performance.now() - fromMs) / 1000))
      note(`rest ${round}`, samples.at(-1))
    }
    return samples
  })
  return markdownTable(
    [`at rest, ${afterS + 5} s after the last touch, ${stage.device.name}`, 'cores'],
    [['the whole browser', formatNumber(median(cores), 2)]],
  )
}
