import { constants } from '../../helpers/siteModules.ts'
import { DEVICES, waitSeconds } from '../device.ts'
import { formatNumber, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median } from '../statistics.ts'
import { awaitSky } from './awaitSky.ts'
import { cpuMeter } from './cpuMeter.ts'

const MEASURED_S = 10
/** Time until the frame rate of the idle sky is steady. */
const SETTLE_S = 5

/** Measures the CPU time of the whole browser while the sky is idle. @returns a Markdown table */
export async function restRun({ setupOf, rounds, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.softwareGl)
  const cpu = await cpuMeter(setup.browser)
  const { afterS } = constants.idle
  const cores = await setup.visit({}, async (page) => {
    await awaitSky(page, `${setup.origin}/?gate=open`)
    await waitSeconds(afterS + SETTLE_S)
    const samples: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const before = await cpu()
      const fromMs = performance.now()
      await waitSeconds(MEASURED_S)
      samples.push(((await cpu()) - before) / ((performance.now() - fromMs) / 1000))
      logSample(`rest ${round}`, samples.at(-1))
    }
    return samples
  })
  return markdownTable(
    [`idle, ${afterS + SETTLE_S} s after the page opened, without input, ${setup.device.name}`, 'cores used'],
    [['the whole browser', formatNumber(median(cores), 2)]],
  )
}
