import type { Reporter, TestModule } from 'vitest/node'
import { skipSummary } from './skipSummary.ts'

/** Prints the reasons of skipped tests, which Vitest's own summary omits. */
export default class VitestSkips implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')])
    const reasons = skipped.map((test) => {
      const result = test.result()
      return result.state === 'skipped' ? result.note : undefined
    })
    for (const line of skipSummary(reasons)) console.log(line)
  }
}
