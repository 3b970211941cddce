import { cpus } from 'node:os'
import type { Browser } from 'playwright'
import { launch } from './browser.ts'
import { buildPages } from './buildPages.ts'
import { entries } from './contestants.ts'
import { cpuMeter } from './cpuMeter.ts'
import { frameCost } from './frameCost.ts'
import { longRun } from './longRun.ts'
import { measure, type Sample } from './measure.ts'
import { serve } from './server.ts'
import { stillRun } from './stillRun.ts'
import { mediansTable, ratiosTable } from './table.ts'

const { LONG, STILL, WHY, ROUNDS = '5', SECONDS = '5' } = process.env

/** Runs the contestants in turn, round after round, so that what slows the machine slows all of them. */
async function compare(browser: Browser, origin: string): Promise<string> {
  const results = entries.map((entry) => ({ entry, samples: [] as (Sample | null)[] }))
  const cpu = await cpuMeter(browser)
  for (let round = 1; round <= Number(ROUNDS); round++) {
    for (const { entry, samples } of results) {
      console.warn(`round ${round} of ${ROUNDS}: ${entry.name} ${entry.stars ?? ''}`)
      samples.push(await measure(browser, origin + entry.path, cpu, Number(SECONDS)))
    }
  }
  const what = `Medians of ${ROUNDS} interleaved rounds of ${SECONDS} s, at 1280×800.`
  return [what, ratiosTable(results), mediansTable(results)].join('\n\n')
}

const server = await serve(await buildPages())
const browser = await launch()
try {
  const run = LONG ? longRun : STILL ? stillRun : WHY ? frameCost : compare
  const report = await run(browser, server.origin)
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Chromium ${browser.version()}`
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}. ${report}`)
} finally {
  await browser.close()
  server.close()
}
